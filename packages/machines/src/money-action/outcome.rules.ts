import type { Failure } from "../result.ts";

const REQUEST_TIMEOUT = 408;
const FIRST_SERVER_ERROR = 500;

/** A status that says the server, or one before it, broke while at it: whatever it wrote beside is no decision. */
const isBreakdown = (status: number) => status === REQUEST_TIMEOUT || status >= FIRST_SERVER_ERROR;

/**
 * Whether the server certainly refused. Only then may the app say "failed"; everything else leaves the outcome
 * unknown (decision 10): no reply, a reply that cannot be read, or a server that broke while at it.
 * `isOutcomeUnknown` of `@satang/api` says the opposite of the same.
 */
export function isRefusal(error: Failure): boolean {
  switch (error.kind) {
    case "coded":
      return error.code !== "INTERNAL_SERVER_ERROR" && !isBreakdown(error.status);
    case "raw":
      // A message is the backend's own word; without one, it was not the backend that answered.
      return error.message !== "" && !isBreakdown(error.status);
    case "gone":
      return true;
    case "network":
    case "timeout":
      return false;
  }
}
