import type { Failure } from "@satang/core";
import { isRead } from "../contract/facts.ts";
import type { OperationId } from "../contract/operation.types.ts";

/** How often a read is tried again after the first time (decision 11). */
export const RETRIES = 2;

const FIRST_DELAY_MS = 400;

const isPassing = (error: Failure): boolean => {
  if (error.kind === "network") return true;
  // Not after a timeout: the member has waited for a minute already and decides what to do (ADR
  // 0012).
  return (error.kind === "coded" || error.kind === "raw") && error.status >= 500;
};

/** Whether a failed call is retried automatically: reads only, and only when the failure can be temporary. `attempt` counts from 0. */
export const shouldRetry = (id: OperationId, error: Failure, attempt: number): boolean =>
  attempt < RETRIES && isRead(id) && isPassing(error);

/** Wait before the next attempt in ms: doubles each time, and random within its upper half. `random` is 0 to 1. */
export const retryDelay = (attempt: number, random: number): number =>
  FIRST_DELAY_MS * 2 ** attempt * (0.5 + random / 2);
