import type { Failure } from "./failure.ts";
import { rowOfFailure } from "./row-of-failure.ts";

const SESSION_TEXT = "cannot verify identity";

/**
 * Whether a failure means that the backend no longer recognises this member: by code first, then by
 * the quoted text (money.txt §6, §8; decision 19).
 */
export function isSessionEnded(failure: Failure): boolean {
  if (failure.kind === "coded") return rowOfFailure(failure)?.next === "signIn";
  return failure.kind === "raw" && failure.message.toLowerCase().includes(SESSION_TEXT);
}
