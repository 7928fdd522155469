import type { Failure } from "@satang/core";
import {
  type CheckState,
  type LateOutcome,
  type MoneyOperationRef,
  type MoneyOperationSnapshot,
  type MoneyOperationStatus,
  selectCanForget,
  selectCanRetry,
  selectCheck,
  selectIsAnswered,
  selectIsHidden,
  selectIsRepeated,
  selectLateOutcome,
  selectMoneyOperationError,
  selectMoneyOperationHint,
  selectMoneyOperationName,
  selectMoneyOperationOrder,
  selectMoneyOperationReceipt,
  selectMoneyOperationStatus,
  selectSentAt,
  selectSettlesAt,
} from "@satang/machines/money";
import { useMemo } from "react";
import { useSelector } from "../actors/use-selector.ts";

/** The status that a view shows; `idle` when there is no operation. */
export type MoneyStatus = Exclude<MoneyOperationStatus, "closed" | "elsewhere"> | "idle";

/** An operation as views read it. Times are server time in ms. */
export type MoneyOperationView<Order = unknown, Receipt = unknown> = {
  readonly status: MoneyStatus;
  /**
   * Outcome that is shown in place of the form: not known yet, or how it turned out. `null` while there is
   * none, and when the reply to the call decided at once.
   */
  readonly outcome: LateOutcome | null;
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
  /**
   * A reading that the member requested: `requested` until it has ended, then `answered` for 1.5
   * seconds, in which no other one starts.
   */
  readonly checkState: CheckState;
  /** Sends it again; ignored while that is not safe. */
  readonly retry: () => void;
  /** Reads again: at once, or 1.5 seconds after the last reading. */
  readonly check: () => void;
  /** The member has read the message. An operation with an unknown outcome stays open. */
  readonly close: () => void;
  /** Removes the operation; the member knows the outcome from elsewhere. */
  readonly forget: () => void;
};

const statusOf = (snapshot: MoneyOperationSnapshot): MoneyStatus => {
  const status = selectMoneyOperationStatus(snapshot);
  return status === "closed" || status === "elsewhere" ? "idle" : status;
};

/** Reads one running operation; everything is idle without one. */
export function useOperationView<Order, Receipt>(
  actor: MoneyOperationRef | null,
): MoneyOperationView<Order, Receipt> & { readonly isHidden: boolean } {
  const status = useSelector(actor, statusOf) ?? "idle";
  const isHidden = useSelector(actor, selectIsHidden) ?? false;
  const outcome = useSelector(actor, selectLateOutcome);
  const operation = useSelector(actor, selectMoneyOperationName);
  const order = useSelector(actor, selectMoneyOperationOrder) as Order | null;
  const receipt = useSelector(actor, selectMoneyOperationReceipt) as Receipt | null;
  const error = useSelector(actor, selectMoneyOperationError);
  const hint = useSelector(actor, selectMoneyOperationHint);
  const isAnswered = useSelector(actor, selectIsAnswered) ?? false;
  const isRepeated = useSelector(actor, selectIsRepeated) ?? false;
  const sentAt = useSelector(actor, selectSentAt);
  const settlesAt = useSelector(actor, selectSettlesAt);
  const canRetry = useSelector(actor, selectCanRetry) ?? false;
  const canForget = useSelector(actor, selectCanForget) ?? false;
  const checkState = useSelector(actor, selectCheck) ?? "none";
  const actions = useMemo(
    () => ({
      retry: () => actor?.send({ type: "operation.retry" }),
      check: () => actor?.send({ type: "operation.check" }),
      close: () => actor?.send({ type: "operation.close" }),
      forget: () => actor?.send({ type: "operation.forget" }),
    }),
    [actor],
  );
  return {
    status,
    isHidden,
    outcome,
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
    checkState,
    ...actions,
  };
}
