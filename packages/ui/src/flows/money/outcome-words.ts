import type { LateOutcome } from "@satang/headless/money";

/**
 * Part of the message keys (`money.….title`) of an outcome. Of a cancelled QR only its state is
 * known: it was cancelled, paid or replaced, or it has expired.
 */
export const outcomeWords = (operation: string | null, outcome: LateOutcome) =>
  operation === "qrCancel" && outcome === "done" ? "qrClosed" : outcome;
