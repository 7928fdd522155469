import type { Failure } from "@satang/core";
import {
  type MoneyOperationRef,
  type MoneyOperationSnapshot,
  type MoneyOperationStatus,
  selectCanForget,
  selectCanRetry,
  selectCurrent,
  selectIsAnswered,
  selectIsHidden,
  selectIsRepeated,
  selectMoneyOperationError,
  selectMoneyOperationHint,
  selectMoneyOperationOrder,
  selectMoneyOperationReceipt,
  selectMoneyOperationStatus,
  selectSentAt,
  selectSettlesAt,
} from "@satang/machines";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { AnyMoneyOperation, MoneyOperation } from "./define-money-operation.ts";
import { useMoneyEngine } from "./use-money-engine.ts";

/** The status that a view shows; `idle` when there is no operation. */
export type MoneyStatus = Exclude<MoneyOperationStatus, "closed" | "elsewhere"> | "idle";

/** One operation as views read it. Times are server time in ms. */
export type MoneyOperationView<Order = unknown, Receipt = unknown> = {
  readonly status: MoneyStatus;
  /** Name of the definition; `null` when idle. */
  readonly operation: string | null;
  /** The order that is under way or was reported last; after a reload the interrupted one. */
  readonly order: Order | null;
  /** The receipt from the reply or from a reading. */
  readonly receipt: Receipt | null;
  /** Why it was refused or not sent, or why the outcome is not known. */
  readonly error: Failure | null;
  /** A statement row that may match, but proves nothing. */
  readonly hint: unknown;
  /** The outcome came with the reply to the call, not from a later reading. */
  readonly isAnswered: boolean;
  /** The same order was made again while the outcome was not known: the message asks the member. */
  readonly isRepeated: boolean;
  /** Time of the last send; `null` before the first one. */
  readonly sentAt: number | null;
  /** When the service can no longer execute it; `null` before it was sent. */
  readonly settlesAt: number | null;
  /** Sending it again with the same key is safe now. */
  readonly canRetry: boolean;
  /** The settling time is over and it is still not known: the member may remove it. */
  readonly canForget: boolean;
  /** Sends it again; ignored while that is not safe. */
  readonly retry: () => void;
  /** Reads again. */
  readonly check: () => void;
  /** The member has read the message. An operation with an unknown outcome stays open. */
  readonly close: () => void;
  /** Removes the operation; the member knows the outcome from elsewhere. */
  readonly forget: () => void;
};

/** What {@link useMoneyOperation} returns. */
export type MoneyOperationControl<Order, Receipt> = MoneyOperationView<Order, Receipt> & {
  /** See {@link MoneyLock.submit}. */
  readonly submit: (order: Order) => void;
};

function select<T>(read: (snapshot: MoneyOperationSnapshot) => T, otherwise: T) {
  return (snapshot: MoneyOperationSnapshot | undefined): T =>
    snapshot ? read(snapshot) : otherwise;
}

const statusOf = (snapshot: MoneyOperationSnapshot): MoneyStatus => {
  const status = selectMoneyOperationStatus(snapshot);
  return status === "closed" || status === "elsewhere" ? "idle" : status;
};

const selectors = {
  status: select(statusOf, "idle"),
  isHidden: select(selectIsHidden, false),
  operation: select<string | null>(({ context }) => context.operation, null),
  order: select(selectMoneyOperationOrder, null),
  receipt: select(selectMoneyOperationReceipt, null),
  error: select(selectMoneyOperationError, null),
  hint: select(selectMoneyOperationHint, null),
  isAnswered: select(selectIsAnswered, false),
  isRepeated: select(selectIsRepeated, false),
  sentAt: select(selectSentAt, null),
  settlesAt: select(selectSettlesAt, null),
  canRetry: select(selectCanRetry, false),
  canForget: select(selectCanForget, false),
};

/** Reads one running operation; without one, the status is `idle`. */
export function useOperationView<Order, Receipt>(
  ref: MoneyOperationRef | null,
): MoneyOperationView<Order, Receipt> & { readonly isHidden: boolean } {
  const actor = ref ?? undefined;
  const status = useSelector(actor, selectors.status);
  const isHidden = useSelector(actor, selectors.isHidden);
  const operation = useSelector(actor, selectors.operation);
  const order = useSelector(actor, selectors.order) as Order | null;
  const receipt = useSelector(actor, selectors.receipt) as Receipt | null;
  const error = useSelector(actor, selectors.error);
  const hint = useSelector(actor, selectors.hint);
  const isAnswered = useSelector(actor, selectors.isAnswered);
  const isRepeated = useSelector(actor, selectors.isRepeated);
  const sentAt = useSelector(actor, selectors.sentAt);
  const settlesAt = useSelector(actor, selectors.settlesAt);
  const canRetry = useSelector(actor, selectors.canRetry);
  const canForget = useSelector(actor, selectors.canForget);
  return useMemo(
    () => ({
      status,
      isHidden,
      operation,
      order,
      receipt,
      error,
      hint,
      isAnswered,
      isRepeated,
      sentAt,
      settlesAt,
      canRetry,
      canForget,
      retry: () => actor?.send({ type: "operation.retry" }),
      check: () => actor?.send({ type: "operation.check" }),
      close: () => actor?.send({ type: "operation.close" }),
      forget: () => actor?.send({ type: "operation.forget" }),
    }),
    [
      actor,
      status,
      isHidden,
      operation,
      order,
      receipt,
      error,
      hint,
      isAnswered,
      isRepeated,
      sentAt,
      settlesAt,
      canRetry,
      canForget,
    ],
  );
}

const IDLE = {
  status: "idle",
  operation: null,
  order: null,
  receipt: null,
  error: null,
  hint: null,
} as const;

/** What {@link useMoneyLock} returns. */
export type MoneyLock<Order, Receipt> = MoneyOperationView<Order, Receipt> & {
  /**
   * Submits an order. Ignored while an operation of the same lock is being sent, and for the second
   * tap of a double tap. When the outcome of an equal order is not known, the member is asked
   * first.
   */
  readonly submit: <O extends Order>(definition: MoneyOperation<O>, order: O) => void;
};

/**
 * The operations of one lock: orders them, and follows the last one. All components with the same
 * lock share it, and it is independent of them.
 */
export function useMoneyLock<Order, Receipt = unknown>(
  lock: string,
  definitions: readonly AnyMoneyOperation[],
): MoneyLock<Order, Receipt> {
  const engine = useMoneyEngine("useMoneyLock", definitions);
  const selectRef = useMemo(() => selectCurrent(lock), [lock]);
  const view = useOperationView<Order, Receipt>(useSelector(engine, selectRef));
  return useMemo(
    () => ({
      ...view,
      ...(view.isHidden ? IDLE : {}),
      submit: (definition, order) =>
        engine.send({ type: "order.submit", operation: definition.name, order }),
    }),
    [engine, view],
  );
}

/** A money operation for a form: {@link useMoneyLock} with one definition. */
export function useMoneyOperation<Order, Receipt>(
  definition: MoneyOperation<Order, Receipt>,
  lock: string,
): MoneyOperationControl<Order, Receipt> {
  const held = useMoneyLock<Order, Receipt>(lock, [definition]);
  return useMemo(
    () => ({ ...held, submit: (order: Order) => held.submit(definition, order) }),
    [held, definition],
  );
}
