import { selectMoneyOperationName, selectOperations } from "@satang/machines";
import { useCallback, useEffect, useRef } from "react";
import { useLazyMoneyEngine } from "../money/use-lazy-money-engine.ts";
import { watchOperations } from "../money/watch-operations.ts";
import { useSatang } from "../provider/use-satang.ts";
import { readKnownCurrency } from "../wallet/known-currency.ts";
import { type MoneyFlow, operationsOf } from "./flow-operations.data.ts";
import { deliverOutcomes, type FlowOutcomes } from "./flow-outcomes.ts";

/** Options of {@link useFlowOutcomes}. */
export type UseFlowOutcomesOptions = FlowOutcomes & {
  /** Whether the flow is visible. @default true */
  readonly inView?: boolean | undefined;
};

/** What {@link useFlowOutcomes} returns. */
export type FlowOutcomesView = {
  readonly actions: {
    /** The member closes the flow: without an order since it was opened, that is an outcome too. */
    readonly leave: () => void;
  };
};

const NO_DEFINITIONS: readonly never[] = [];

/**
 * Calls back with the outcomes of one flow: the events of the page, filtered. An outcome that came before the flow was
 * rendered is delivered when it is; when two flows of a kind are rendered, the last one gets it.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * useFlowOutcomes("withdraw", { onSuccess: ({ amount }) => thank(amount) });
 */
export function useFlowOutcomes(
  flow: MoneyFlow,
  { inView = true, onSuccess, onFailure, onUnknown, onCancel }: UseFlowOutcomesOptions,
): FlowOutcomesView {
  const scope = useSatang("useFlowOutcomes");
  const engine = useLazyMoneyEngine("useFlowOutcomes", NO_DEFINITIONS);
  const hasOrdered = useRef(false);
  useEffect(() => {
    deliverOutcomes(scope, flow, { onSuccess, onFailure, onUnknown, onCancel });
  });
  useEffect(() => {
    if (inView) hasOrdered.current = false;
  }, [inView]);
  useEffect(
    () =>
      engine
        ? watchOperations(engine, (snapshot) => {
            if (operationsOf(flow).orders.includes(selectMoneyOperationName(snapshot)))
              hasOrdered.current = true;
          })
        : undefined,
    [engine, flow],
  );
  const leave = useCallback(() => {
    const { orders, isLeft } = operationsOf(flow);
    const [operation] = orders;
    // Before the engine is loaded, nothing was ordered.
    const operations = engine ? selectOperations(engine.getSnapshot()) : [];
    const isOpen = operations.some((ref) =>
      orders.includes(selectMoneyOperationName(ref.getSnapshot())),
    );
    if (!isLeft || operation === undefined || isOpen || hasOrdered.current) return;
    scope.events.emit({
      name: "money.cancelled.v1",
      operation,
      key: null,
      amount: null,
      currency: readKnownCurrency(scope),
      reference: null,
      at: scope.clock.now(),
    });
  }, [scope, engine, flow]);
  return { actions: { leave } };
}
