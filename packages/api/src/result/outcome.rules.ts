import type { ApiError } from "./api-error.ts";

const REQUEST_TIMEOUT = 408;
const FIRST_SERVER_ERROR = 500;

const isBreakdown = (status: number) => status === REQUEST_TIMEOUT || status >= FIRST_SERVER_ERROR;

/**
 * Whether a money call with this error may have moved money all the same: the line was lost, time ran out, the server
 * broke while at it (`INTERNAL_SERVER_ERROR`, any 5xx), or what came back was no answer of the backend (an empty
 * message). Look at wallet and statement before trying again.
 */
export const isOutcomeUnknown = (error: ApiError): boolean => {
  switch (error.kind) {
    case "network":
    case "timeout":
      return true;
    case "gone":
      return false;
    case "coded":
      return error.code === "INTERNAL_SERVER_ERROR" || isBreakdown(error.status);
    case "raw":
      return error.message === "" || isBreakdown(error.status);
  }
};
