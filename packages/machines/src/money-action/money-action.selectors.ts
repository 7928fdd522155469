import type { SnapshotFrom } from "xstate";
import type { moneyActionMachine } from "./money-action.machine.ts";

/** A moment of the money-action machine. */
export type MoneyActionSnapshot = SnapshotFrom<typeof moneyActionMachine>;

/**
 * What a view shows.
 * - `idle`: nothing to say
 * - `busy`: another tab is at it; nothing was sent
 * - `submitting`: on its way, the button waits
 * - `succeeded`, `failed`: the server's own word
 * - `checking`: the outcome is unknown and being looked for
 * - `landed`, `undone`, `didNotLand`, `stillUnknown`: what was found
 */
export type MoneyActionStatus =
  | "idle"
  | "busy"
  | "submitting"
  | "succeeded"
  | "failed"
  | "checking"
  | "landed"
  | "undone"
  | "didNotLand"
  | "stillUnknown";

/** The machine's state in a view's words. */
export function selectMoneyActionStatus(snapshot: MoneyActionSnapshot): MoneyActionStatus {
  const { value, context } = snapshot;
  if (value === "restoring") return "checking";
  if ("ready" in value) return value.ready === "foreign" ? "idle" : value.ready;
  if ("unsettled" in value) return value.unsettled;
  const isLooking =
    value.exclusive === "outcomeUnknown" ||
    value.exclusive === "reconciling" ||
    (value.exclusive === "locking" && context.purpose === "check");
  return isLooking ? "checking" : "submitting";
}

/** The order under way or last told of. */
export const selectMoneyActionOrder = ({ context }: MoneyActionSnapshot) => context.order;

/** Why it was refused, or why the outcome became unknown. */
export const selectMoneyActionError = ({ context }: MoneyActionSnapshot) => context.error;

/** What the server answered, `null` until then. */
export const selectMoneyActionReceipt = ({ context }: MoneyActionSnapshot) => context.receipt;

/** Whether the member may close a `stillUnknown` for good: it was looked for once more and stayed unknown. */
export const selectCanGiveUp = ({ value, context }: MoneyActionSnapshot) =>
  typeof value === "object" &&
  "unsettled" in value &&
  value.unsettled === "stillUnknown" &&
  context.wasCheckedAgain;
