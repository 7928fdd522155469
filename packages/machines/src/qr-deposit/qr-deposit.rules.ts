import type { Satang } from "../amount/amount.rules.ts";
import { freshRows, isSameName } from "../money-action/evidence.rules.ts";
import type { EvidenceRow } from "../money-action/money-order.types.ts";
import type { QrCreateOutcome, QrNotice } from "./qr-deposit.types.ts";

const MINUTE = 60_000;

/** Credit is looked for every 2 s, after a minute every 10 s. In ms. */
export function pollDelayAfter(waited: number): number {
  return waited < MINUTE ? 2_000 : 10_000;
}

/** Whether a deposit of this amount was credited since the baseline was read. */
export function isCredited(
  amount: Satang,
  baseline: readonly EvidenceRow[],
  rows: readonly EvidenceRow[],
): boolean {
  return freshRows({ rows: baseline }, { rows }).some(
    (row) =>
      isSameName(row.type, "deposit") && isSameName(row.status, "success") && row.amount === amount,
  );
}

/** What the entry form says after a create that showed no QR. */
export function noticeOfCreate(outcome: QrCreateOutcome): QrNotice | null {
  switch (outcome.kind) {
    case "created": {
      const { qr, message } = outcome.reading;
      if (qr) return null;
      return message ? { kind: "message", message } : { kind: "refused", error: null };
    }
    case "refused":
      return { kind: "refused", error: outcome.error };
    case "didNotLand":
    case "busy":
      return { kind: outcome.kind };
    case "unknown":
      return null;
  }
}
