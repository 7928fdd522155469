import type { ApiError } from "./api-error.ts";

/**
 * Whether a money call with this error may have moved money all the same: the line was lost, time ran out, or what came back
 * was no answer of the backend (an empty message, or a gateway's 5xx). Look at wallet and statement before trying again.
 */
export const isOutcomeUnknown = (error: ApiError): boolean => {
  if (error.kind === "network" || error.kind === "timeout") return true;
  return error.kind === "raw" && (error.message === "" || error.status >= 500);
};
