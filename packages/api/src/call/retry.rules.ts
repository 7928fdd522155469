import { isRead } from "../contract/facts.ts";
import type { OperationId } from "../contract/operation.types.ts";
import type { ApiError } from "../result/api-error.ts";

/** How often a read is tried again after the first time (decision 11). */
export const RETRIES = 2;

const FIRST_DELAY_MS = 400;

const isPassing = (error: ApiError): boolean => {
  if (error.kind === "network") return true;
  // A timeout is no passing failure: a member has waited a minute by then, and decides.
  return (error.kind === "coded" || error.kind === "raw") && error.status >= 500;
};

/** Whether a failed call is tried again by itself: reads only, and only when the failure may pass. `attempt` counts from 0. */
export const shouldRetry = (id: OperationId, error: ApiError, attempt: number): boolean =>
  attempt < RETRIES && isRead(id) && isPassing(error);

/** Wait before the next attempt in ms: doubles each time, spread over the upper half. `random` is 0 to 1. */
export const retryDelay = (attempt: number, random: number): number =>
  FIRST_DELAY_MS * 2 ** attempt * (0.5 + random / 2);
