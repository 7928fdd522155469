import type { Failure } from "./failure.ts";

/**
 * What a failure says about the call.
 * - `refusal`: the backend decided not to do it
 * - `outcomeUnknown`: it may have been done, or may still be done
 * - `sessionEnded`: the backend does not know this member any more
 * - `gone`: the site or the account is shut down
 * - `notSent`: nothing was sent
 */
export type FailureClass = "refusal" | "outcomeUnknown" | "sessionEnded" | "gone" | "notSent";

const SESSION_CODES: ReadonlySet<string> = new Set([
  "UNAUTHORIZED",
  "EXPIRED_AUTH_TOKEN",
  "INVALID_USER_1",
  "INVALID_USER_2",
  "INVALID_USER_3",
  "INVALID_USER_4",
]);
const SESSION_TEXT = "cannot verify identity";

/**
 * Whether a failure means that the backend does not know this member any more: by code first, then by the quoted text
 * (money.txt §6, §8; decision 19).
 */
export function isSessionEnded(failure: Failure): boolean {
  if (failure.kind === "coded") return SESSION_CODES.has(failure.code);
  return failure.kind === "raw" && failure.message.toLowerCase().includes(SESSION_TEXT);
}

/** Cut short (408, 425), or refused by whatever limits the rate (429) while the call may already be under way. */
const UNDECIDED_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);
const STILL_PROCESSED = 409;
const FIRST_SERVER_ERROR = 500;

const isUndecided = (status: number) =>
  UNDECIDED_STATUSES.has(status) || status >= FIRST_SERVER_ERROR;

/**
 * Sorts a failure by what it says about the call (decision 10). Only the backend's own decision is a refusal: a lost
 * line, a reply that cannot be read, a server error and "still being processed" leave the outcome unknown.
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
      return failure.code === "INTERNAL_SERVER_ERROR" || isUndecided(failure.status)
        ? "outcomeUnknown"
        : "refusal";
    case "raw":
      if (isSessionEnded(failure)) return "sessionEnded";
      if (failure.isRefusal) return "refusal";
      // Without a message it was not the backend that answered; a 409 without a code says that the call is under way.
      return failure.message === "" ||
        failure.status === STILL_PROCESSED ||
        isUndecided(failure.status)
        ? "outcomeUnknown"
        : "refusal";
  }
}
