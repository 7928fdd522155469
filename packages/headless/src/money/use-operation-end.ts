import type { Failure } from "@satang/core";
import {
  type MoneyOperationSnapshot,
  type MoneyOperationStatus,
  selectIsAnswered,
  selectMoneyOperationError,
  selectMoneyOperationName,
  selectMoneyOperationOrder,
  selectMoneyOperationStatus,
} from "@satang/machines";
import { useEffect, useRef } from "react";
import type { MoneyEngine } from "./create-money-engine.ts";
import type { MoneyOperation } from "./define-money-operation.ts";
import { watchOperations } from "./watch-operations.ts";

/** How an operation ended. */
export type OperationEnd<Order> = {
  readonly status: Extract<
    MoneyOperationStatus,
    "done" | "refused" | "reversed" | "nothingHappened" | "notSent"
  >;
  readonly order: Order;
  /** Why it was refused or not sent. */
  readonly error: Failure | null;
  /** The outcome came as the reply to the call, and not from a later reading. */
  readonly isAnswered: boolean;
};

/**
 * Called when an operation has ended, also with an end that came while no view was rendered.
 * @returns whether the end is reported with that: the operation is then closed
 */
export type OperationEndListener<Order> = (end: OperationEnd<Order>) => boolean;

const ENDS: ReadonlySet<MoneyOperationStatus> = new Set<OperationEnd<unknown>["status"]>([
  "done",
  "refused",
  "reversed",
  "nothingHappened",
  "notSent",
]);

const isEnd = (status: MoneyOperationStatus): status is OperationEnd<unknown>["status"] =>
  ENDS.has(status);

function endOf(snapshot: MoneyOperationSnapshot, order: unknown): OperationEnd<unknown> | null {
  const status = selectMoneyOperationStatus(snapshot);
  if (order === null || !isEnd(status)) return null;
  return {
    status,
    order,
    error: selectMoneyOperationError(snapshot),
    isAnswered: selectIsAnswered(snapshot),
  };
}

/** Calls `onEnd` for the operations of a definition, straight from the engine. */
export function useOperationEnd<Order>(
  engine: MoneyEngine,
  definition: MoneyOperation<Order>,
  onEnd: OperationEndListener<Order> | undefined,
): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(
    () =>
      watchOperations(engine, (snapshot, ref) => {
        if (selectMoneyOperationName(snapshot) !== definition.name) return;
        const order = definition.readOrder(selectMoneyOperationOrder(snapshot));
        const end = endOf(snapshot, order) as OperationEnd<Order> | null;
        if (end && latest.current?.(end)) ref.send({ type: "operation.close" });
      }),
    [engine, definition],
  );
}
