import type { Failure } from "@satang/core";
import {
  type MoneyOperationSnapshot,
  type MoneyOperationStatus,
  selectIsAnswered,
  selectMoneyOperationError,
  selectMoneyOperationKey,
  selectMoneyOperationName,
  selectMoneyOperationOrder,
  selectMoneyOperationReceipt,
  selectMoneyOperationStatus,
  selectSentAt,
} from "@satang/machines/money";
import { useEffect, useRef } from "react";
import type { MoneyEngine } from "./create-money-engine.ts";
import type { MoneyOperation } from "./define-money-operation.ts";
import { reportEnd } from "./report-end.ts";
import { watchOperations } from "./watch-operations.ts";

/** How an operation ended. */
export type OperationEnd<Order> = {
  readonly status: Extract<
    MoneyOperationStatus,
    "done" | "refused" | "reversed" | "nothingHappened" | "notSent"
  >;
  readonly order: Order;
  /** Key of the intention, which the service may write on the statement row. */
  readonly key: string | null;
  /** Receipt from the reply or from a later reading; `null` without one. */
  readonly receipt: unknown;
  /** Time of the last send, server time in ms; `null` when nothing was sent. */
  readonly sentAt: number | null;
  /** Why it was refused or not sent. */
  readonly error: Failure | null;
  /** The outcome came as the reply to the call, and not from a later reading. */
  readonly isAnswered: boolean;
};

/**
 * Called when an operation has ended, also with an end that came while no view was rendered.
 * @returns whether the end is reported with that: the operation is then closed. A promise is fulfilled when the report is
 * rendered; it is stored until then, and until the member has seen it
 */
export type OperationEndListener<Order> = (end: OperationEnd<Order>) => boolean | Promise<unknown>;

/** Callbacks of the host for a form of one operation. */
export type OperationCallbacks<Order> = {
  /**
   * Called once when the service answers that it is done. The amount is then empty for the next order. Without it the
   * view stays in the state `done`. The outcome is stored until what the callback renders was painted on a visible page:
   * a page that is closed before that reports it the next time. When it renders later, return a promise that is fulfilled
   * then.
   */
  readonly onDone?: ((order: Order, end: OperationEnd<Order>) => unknown) | undefined;
  /**
   * Called when the service refuses an order, or when nothing was sent. Return `true` when that is reported with the
   * call: the view forgets it then. Otherwise it shows why.
   */
  readonly onFailed?: OperationEndListener<Order> | undefined;
};

/** Whether a status is a failure that the form reports itself: a later finding is reported on any screen. */
export const isFailedAtOnce = (
  status: string,
  isAnswered: boolean,
): status is "notSent" | "refused" => status === "notSent" || (status === "refused" && isAnswered);

/** Result of a listener after it called back: the promise of the callback, or that it is reported with the call. */
export const toReported = (returned: unknown): true | Promise<unknown> =>
  returned instanceof Promise ? returned : true;

/**
 * The listener of a form: it reports to its host what the reply to the call said.
 * @param empty Called before `onDone`: empties the form for the next order.
 */
export function toEndListener<Order>(
  { onDone, onFailed }: OperationCallbacks<Order>,
  empty?: () => void,
): OperationEndListener<Order> {
  return (end) => {
    const { status, isAnswered, order } = end;
    if (isFailedAtOnce(status, isAnswered)) return onFailed?.(end) ?? false;
    if (!onDone || status !== "done" || !isAnswered) return false;
    empty?.();
    return toReported(onDone(order, end));
  };
}

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
    key: selectMoneyOperationKey(snapshot),
    receipt: selectMoneyOperationReceipt(snapshot),
    sentAt: selectSentAt(snapshot),
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
        const reported = end && latest.current?.(end);
        if (reported) reportEnd(ref, reported);
      }),
    [engine, definition],
  );
}
