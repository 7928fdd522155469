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

/** What a view shows of an operation; `idle` when there is none. */
export type MoneyStatus = Exclude<MoneyOperationStatus, "closed" | "elsewhere"> | "idle";

/** One operation as views read it. Moments are server time in ms. */
export type MoneyOperationView<Order = unknown, Receipt = unknown> = {
  readonly status: MoneyStatus;
  /** Name of the definition; `null` when idle. */
  readonly operation: string | null;
  /** The order under way or last reported; after a reload the interrupted one. */
  readonly order: Order | null;
  /** What the service answered, or what a reading proved. */
  readonly receipt: Receipt | null;
  /** Why it was refused or not sent, or why the outcome is not known. */
  readonly error: Failure | null;
  /** A statement row that could be it, but proves nothing. */
  readonly hint: unknown;
  /** The outcome came as the reply to the call, and not from a later reading. */
  readonly isAnswered: boolean;
  /** The same was ordered again while the outcome was not known: the message is a question. */
  readonly isRepeated: boolean;
  /** When it was sent last; `null` before. */
  readonly sentAt: number | null;
  /** When the service can no longer act on it; `null` before it was sent. */
  readonly settlesAt: number | null;
  /** Sending it again with the same key is safe now. */
  readonly canRetry: boolean;
  /** The settling time is over and it is still not known: the member may remove it. */
  readonly canForget: boolean;
  /** Sends it again; ignored while that is not safe. */
  readonly retry: () => void;
  /** Looks once more. */
  readonly check: () => void;
  /** The member has read the message. An operation whose outcome is not known stays open. */
  readonly close: () => void;
  /** The member has found out elsewhere. */
  readonly forget: () => void;
};

/** What {@link useMoneyOperation} gives. */
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

/** Reads one running operation; everything is idle without one. */
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

/** What {@link useMoneyLock} gives. */
export type MoneyLock<Order, Receipt> = MoneyOperationView<Order, Receipt> & {
  /**
   * Orders something. Ignored while an operation of the same lock is on its way, and for the second tap of two. The same
   * order while the outcome of the first is not known becomes a question.
   */
  readonly submit: <O extends Order>(definition: MoneyOperation<O>, order: O) => void;
};

/**
 * The operations of one lock: orders them, and follows the one ordered last. Every component with the same lock shares
 * it, and it outlives them all.
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
