import type { Failure } from "./failure.ts";
import { rowOfFailure } from "./row-of-failure.ts";
import { isSessionEnded } from "./session-ended.ts";

/**
 * Meaning of a failure for the call.
 * - `refusal`: the backend decided not to execute it
 * - `outcomeUnknown`: it may have been executed, or may still be executed
 * - `sessionEnded`: the backend no longer recognises this member
 * - `gone`: the site or the account is shut down
 * - `notSent`: nothing was sent
 */
export type FailureClass = "refusal" | "outcomeUnknown" | "sessionEnded" | "gone" | "notSent";

/**
 * Interrupted (408, 425, 499), or refused by a rate limit (429) while the call may already be under way.
 */
const UNDECIDED_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 499]);
const STILL_PROCESSED = 409;
const FIRST_SERVER_ERROR = 500;

const isUndecided = (status: number) =>
  UNDECIDED_STATUSES.has(status) || status >= FIRST_SERVER_ERROR;

/**
 * Classifies a failure by what it says about the call (decision 10). Only the backend's own
 * decision is a refusal: a lost connection, an unreadable reply, a reply of something on the way, a
 * server error and "still being processed" leave the outcome unknown.
 */
export function classifyFailure(failure: Failure): FailureClass {
  switch (failure.kind) {
    case "notSent":
    case "gone":
      return failure.kind;
    case "network":
    case "timeout":
      return "outcomeUnknown";
    case "coded":
      if (isSessionEnded(failure)) return "sessionEnded";
      return rowOfFailure(failure)?.retry === "checked" || isUndecided(failure.status)
        ? "outcomeUnknown"
        : "refusal";
    case "raw":
      if (isSessionEnded(failure)) return "sessionEnded";
      if (failure.isRefusal) return "refusal";
      // A reply without a message is not from the backend; a 409 without a code means that the call
      // is under way.
      return failure.sender !== undefined ||
        failure.message === "" ||
        failure.status === STILL_PROCESSED ||
        isUndecided(failure.status)
        ? "outcomeUnknown"
        : "refusal";
  }
}
