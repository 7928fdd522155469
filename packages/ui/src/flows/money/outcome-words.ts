import type { LateOutcome } from "@satang/headless/money";

/** Another visitor of the device may read about a registration (ADR 0042). */
const REGISTRATION = {
  notKnownYet: "registrationUnknown",
  done: "registrationDone",
  nothingHappened: "registrationNotDone",
} as const;

const isRegistration = (operation: string | null) => operation === "register";

const hasOwnWords = (outcome: LateOutcome): outcome is keyof typeof REGISTRATION =>
  outcome in REGISTRATION;

/**
 * Part of the message keys (`money.….title`) of an outcome. Of a cancelled QR only its state is
 * known: it was cancelled, paid or replaced, or it has expired.
 */
export function outcomeWords(operation: string | null, outcome: LateOutcome) {
  if (operation === "qrCancel" && outcome === "done") return "qrClosed";
  return isRegistration(operation) && hasOwnWords(outcome) ? REGISTRATION[outcome] : outcome;
}

/** Whether the member may make the order again meanwhile: a number can be registered once. */
export const isRepeatSafe = (operation: string | null, canRetry: boolean) =>
  canRetry || isRegistration(operation);
