import {
  type MoneyOperationSnapshot,
  selectIsAnswered,
  selectMoneyOperationName,
  selectMoneyOperationStatus,
  selectOperations,
} from "@satang/machines/money";
import { useCallback, useEffect, useRef } from "react";
import { useLazyMoneyEngine } from "../money/page-engine.lazy.ts";
import { watchOperations } from "../money/watch-operations.ts";
import { useSatang } from "../provider/use-satang.ts";
import { readKnownCurrency } from "../wallet/known-currency.ts";
import { type MoneyFlow, operationsOf } from "./flow-operations.data.ts";
import { deliverOutcomes, type FlowOutcomes } from "./flow-outcomes.ts";
import { isInUse } from "./flow-use.ts";

/** Options of {@link useFlowOutcomes}. */
export type UseFlowOutcomesOptions = FlowOutcomes & {
  /** Whether the flow is visible. @default true */
  readonly inView?: boolean | undefined;
};

/** View that {@link useFlowOutcomes} returns. */
export type FlowOutcomesView = {
  readonly actions: {
    /** The member closes the flow: without an order since it was opened, that is an outcome too. */
    readonly leave: () => void;
  };
};

const NO_DEFINITIONS: readonly never[] = [];

/** Whether an operation is an order of the flow. A QR that was created is not: it is in use as long as it may be paid. */
function isOrder(flow: MoneyFlow, snapshot: MoneyOperationSnapshot): boolean {
  const { orders, succeeds, cancels } = operationsOf(flow);
  const name = selectMoneyOperationName(snapshot);
  if (succeeds.includes(name) || cancels.includes(name)) return true;
  return orders.includes(name) && selectMoneyOperationStatus(snapshot) !== "done";
}

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
            const { orders, cancels } = operationsOf(flow);
            const isOfFlow = [...orders, ...cancels].includes(selectMoneyOperationName(snapshot));
            // A message that is closed changes nothing about what was ordered.
            if (isOfFlow && selectMoneyOperationStatus(snapshot) !== "closed")
              hasOrdered.current = isOrder(flow, snapshot);
          })
        : undefined,
    [engine, flow],
  );
  const leave = useCallback(() => {
    const [operation] = operationsOf(flow).orders;
    // Before the engine is loaded, nothing was ordered.
    const operations = engine ? selectOperations(engine.getSnapshot()) : [];
    // An operation that its reply has decided was ordered in an earlier visit, or is noted.
    const hasOrder = operations
      .map((ref) => ref.getSnapshot())
      .some((snapshot) => isOrder(flow, snapshot) && !selectIsAnswered(snapshot));
    if (!operation || hasOrder || hasOrdered.current || isInUse(scope, flow)) return;
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
