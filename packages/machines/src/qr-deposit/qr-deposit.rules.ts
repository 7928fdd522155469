import type { Satang } from "../amount/amount.rules.ts";
import { freshRows, isSameName } from "../money-action/evidence.rules.ts";
import type { EvidenceRow } from "../money-action/money-order.types.ts";
import type { QrCreateOutcome, QrNotice } from "./qr-deposit.types.ts";

const MINUTE = 60_000;

/** Credit is looked for every 2 s, after a minute every 10 s. In ms. */
export function pollDelayAfter(waited: number): number {
  return waited < MINUTE ? 2_000 : 10_000;
}

/**
 * Whether a deposit of this amount was credited since the QR is shown: a row that the baseline did not have, or one
 * dated since then, which a member who pays before the first look would otherwise wait for in vain.
 * @param since Epoch ms on the server's clock.
 */
export function isCredited(
  amount: Satang,
  since: number,
  baseline: readonly EvidenceRow[] | null,
  rows: readonly EvidenceRow[],
): boolean {
  const fresh = new Set(freshRows({ rows: baseline ?? rows }, { rows }));
  return rows.some(
    (row) =>
      isSameName(row.type, "deposit") &&
      isSameName(row.status, "success") &&
      row.amount === amount &&
      (fresh.has(row) || Date.parse(row.createdAt) >= since),
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
