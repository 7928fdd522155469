import { type FlowOutcomes, type MoneyFlow, useFlowOutcomes } from "@satang/headless/outcomes";
import type { OnOpenChange } from "../../overlay/open-change.types.ts";
import type { FlowModalProps } from "./flow-modal.types.ts";

/** Props of a money flow in a modal. */
export type MoneyFlowProps = FlowModalProps & FlowOutcomes;

/**
 * Calls a host back with the outcomes of a flow.
 * @returns `onOpenChange` for its modal, which notes that the member closes it
 */
export function useOutcomes(
  flow: MoneyFlow,
  { open, onOpenChange, ...outcomes }: MoneyFlowProps,
): OnOpenChange {
  const { actions } = useFlowOutcomes(flow, { inView: open, ...outcomes });
  return (next, details) => {
    if (!next) actions.leave();
    onOpenChange(next, details);
  };
}
