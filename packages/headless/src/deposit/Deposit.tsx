import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import type { DepositView } from "./deposit.view.ts";
import { type UseDepositOptions, useDeposit } from "./use-deposit.ts";

const DepositContext = createContext<DepositView | undefined>(undefined);
const useView = (part: string) => usePartContext(DepositContext, `Deposit.${part}`, "Deposit.Root");

/** Props of `Deposit.Root`; everything else goes to its `div`. */
export type DepositRootProps = FlowRootProps<"div", DepositView, UseDepositOptions>;

/** Holds a deposit for the parts below it. `data-state` is the state of the view. */
const Root = forwardRef<HTMLDivElement, DepositRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="div"
      named="deposit"
      context={DepositContext}
      useFlow={useDeposit}
      {...props}
      ref={ref}
    />
  );
});

/** Props of `Deposit.Way`; everything else goes to its `button`. */
export type DepositWayProps = PartProps<"button"> & {
  /** Id of the way. */
  readonly way: string;
};

/** The button that chooses a way. `data-state` is `chosen` or `other`. */
const Way = forwardRef<HTMLButtonElement, DepositWayProps>(function Way({ way, ...props }, ref) {
  const button = useView("Way").getWayProps(way);
  const state = button["aria-pressed"] ? "chosen" : "other";
  return <Part tag="button" named="deposit-way" state={state} {...button} {...props} ref={ref} />;
});

/** The button that returns to the choice of a way. `data-state` is `chosen` or `choosing`. */
const Back = forwardRef<HTMLButtonElement, PartProps<"button">>(function Back(props, ref) {
  const { way, getBackProps } = useView("Back");
  return (
    <Part
      tag="button"
      named="deposit-back"
      state={way ? "chosen" : "choosing"}
      {...getBackProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The button that reads the ways again after a failure. `data-state` is the state of the view. */
const Retry = forwardRef<HTMLButtonElement, PartProps<"button">>(function Retry(props, ref) {
  const { state, getRetryProps } = useView("Retry");
  return (
    <Part
      tag="button"
      named="deposit-retry"
      state={state}
      {...getRetryProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The ways to deposit in parts without style or words; `QrDeposit` has the parts of a QR. */
export const Deposit = { Root, Way, Back, Retry };
