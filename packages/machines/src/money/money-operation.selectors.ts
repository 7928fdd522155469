import type { SnapshotFrom } from "xstate";
import type { moneyOperationMachine } from "./money-operation.machine.ts";
import { canRepeatNow, isNotKnownYet, timeLeftToSettle } from "./money-operation.rules.ts";

/** A snapshot of the money-operation machine. */
export type MoneyOperationSnapshot = SnapshotFrom<typeof moneyOperationMachine>;

/**
 * The state that a view shows.
 * - `elsewhere`: another tab may still be sending it; nothing is shown in this tab
 * - `submitting`: it is being sent; the button is loading
 * - `checking`: no reply arrived, and the first readings are under way
 * - `notKnownYet`: the readings so far prove nothing; reading continues in the background
 * - `done`, `refused`, `reversed`, `nothingHappened`, `notSent`: how it ended
 * - `closed`: the outcome was reported to the page
 */
export type MoneyOperationStatus =
  | "elsewhere"
  | "submitting"
  | "checking"
  | "notKnownYet"
  | "done"
  | "refused"
  | "reversed"
  | "nothingHappened"
  | "notSent"
  | "closed";

/** Status of the operation, as a view shows it. */
export function selectMoneyOperationStatus(snapshot: MoneyOperationSnapshot): MoneyOperationStatus {
  const { value, context } = snapshot;
  if (typeof value === "object") {
    if ("ended" in value) return value.ended;
    if ("exclusive" in value) return "submitting";
    return isNotKnownYet(context) ? "notKnownYet" : "checking";
  }
  // Whether the same order was made in this tab while another tab may be sending it.
  if (value === "restoring" && context.isRepeated) return "notSent";
  if (value === "reported") return "closed";
  return value === "notSent" || value === "closed" ? value : "elsewhere";
}

const LATE_OUTCOMES = [
  "checking",
  "notKnownYet",
  "done",
  "refused",
  "reversed",
  "nothingHappened",
] as const satisfies readonly MoneyOperationStatus[];

/**
 * An outcome that a view shows in place of the form: one that is not known yet, or how it turned out when the statement
 * was read.
 */
export type LateOutcome = (typeof LATE_OUTCOMES)[number];

const isLate = (status: MoneyOperationStatus): status is LateOutcome =>
  LATE_OUTCOMES.some((outcome) => outcome === status);

/** The late outcome; `null` while there is none, and when the reply to the call decided at once. */
export function selectLateOutcome(snapshot: MoneyOperationSnapshot): LateOutcome | null {
  const status = selectMoneyOperationStatus(snapshot);
  const isDecided = status === "done" || status === "refused";
  if (!isLate(status) || (isDecided && selectIsAnswered(snapshot))) return null;
  return status;
}

/** Key of the intention, the same over retries and reloads; `null` before it has one. */
export const selectMoneyOperationKey = ({ context }: MoneyOperationSnapshot) =>
  context.intention?.key ?? null;

/**
 * Identifies what was sent, over tabs and reloads; `null` before it was sent. A retry after "nothing happened" is another
 * attempt of the same intention.
 */
export const selectAttempt = ({ context: { intention } }: MoneyOperationSnapshot) =>
  intention && intention.sends > 0 ? `${intention.key}.${intention.startedAt}` : null;

/** Name of the definition. */
export const selectMoneyOperationName = ({ context }: MoneyOperationSnapshot) => context.operation;

/** Whether a reading is under way while the outcome is not known. */
export const selectIsReading = (snapshot: MoneyOperationSnapshot) =>
  snapshot.matches({ watching: "reading" });

/** The order, plain data of its operation. */
export const selectMoneyOperationOrder = ({ context }: MoneyOperationSnapshot) => context.order;

/** Why it was refused or not sent, or why its outcome became unknown. */
export const selectMoneyOperationError = ({ context }: MoneyOperationSnapshot) => context.error;

/** The receipt from the reply or from a reading that proved the outcome; `null` without either. */
export const selectMoneyOperationReceipt = ({ context }: MoneyOperationSnapshot) => context.receipt;

/** The row of the last reading that may match but proves nothing; `null` when there is none. */
export const selectMoneyOperationHint = ({ context: { judgement } }: MoneyOperationSnapshot) =>
  judgement?.kind === "unclear" ? judgement.hint : null;

/** Whether the outcome came with the reply to the call, not from a later reading. */
export const selectIsAnswered = ({ context }: MoneyOperationSnapshot) => context.isAnswered;

/** Whether this page reports the outcome that came as its reply, and the member has not seen the report yet. */
export const selectIsNotSeen = (snapshot: MoneyOperationSnapshot) =>
  snapshot.matches("reported") ||
  (snapshot.matches("ended") && snapshot.context.isAnswered && !snapshot.context.isSeen);

/** A reading that the member requested. */
export const selectCheck = ({ context }: MoneyOperationSnapshot) => context.check;

/** Whether the member closed the message about an outcome that is not known yet. */
export const selectIsHidden = ({ context }: MoneyOperationSnapshot) => context.isHidden;

/** Whether the member ordered the same again while the outcome was not known. */
export const selectIsRepeated = ({ context }: MoneyOperationSnapshot) => context.isRepeated;

/** Whether sending it again, with the same key, is safe now. */
export const selectCanRetry = (snapshot: MoneyOperationSnapshot) =>
  (snapshot.matches({ ended: "nothingHappened" }) && snapshot.context.policy.isSendable) ||
  (snapshot.matches("watching") && canRepeatNow(snapshot.context));

/** Whether the service can no longer execute it, so that the member may remove it from the list. */
export const selectCanForget = (snapshot: MoneyOperationSnapshot) =>
  snapshot.matches("watching") && timeLeftToSettle(snapshot.context) === 0;

/** Server time from which the service can no longer execute it, ms; `null` before it was sent. */
export const selectSettlesAt = ({ context }: MoneyOperationSnapshot) => {
  const { intention, policy, watchedSince } = context;
  return intention && intention.sends > 0 ? watchedSince + policy.settleMs : null;
};

/** Server time of the last send, ms; `null` before it was sent. */
export const selectSentAt = ({ context: { intention } }: MoneyOperationSnapshot) =>
  intention && intention.sends > 0 ? intention.lastSentAt : null;

/**
 * Whether an order of the same intention would check this operation instead of making a new call.
 */
export const selectIsOpen = (snapshot: MoneyOperationSnapshot) =>
  snapshot.matches("restoring") ||
  snapshot.matches("watching") ||
  snapshot.matches({ ended: "nothingHappened" });
