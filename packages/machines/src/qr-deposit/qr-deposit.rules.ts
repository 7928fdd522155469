import type { Failure, Satang } from "@satang/core";
import { type EvidenceRow, findFreshRows, isSameName } from "../money/evidence.rules.ts";

const MINUTE = 60_000;

/** After this many checks for credit the QR itself is read again. */
export const POLLS_UNTIL_CONFIRMED = 5;

/**
 * Time between checks for credit, ms: 2 s, after a minute 10 s, twice as long for each check in a row that the server
 * called too many, up to a minute (decision 48).
 */
export const pollDelayAfter = (waited: number, limits: number): number =>
  Math.min((waited < MINUTE ? 2_000 : 10_000) * 2 ** limits, MINUTE);

/** Whether the server says that it was asked too often. */
export const isTooOften = (failure: Failure): boolean =>
  failure.kind === "coded" && /^REQUEST_LIMIT/.test(failure.code);

/**
 * Whether a deposit of this amount was credited since the QR is shown: a row that the baseline does
 * not have, or a row with a later date, for a member who pays before the first check.
 * @param since server time, ms
 */
export function isCredited(
  amount: Satang,
  since: number,
  baseline: readonly EvidenceRow[] | null,
  rows: readonly EvidenceRow[],
): boolean {
  const fresh = new Set(findFreshRows(baseline ?? rows, rows));
  return rows.some(
    (row) =>
      isSameName(row.type, "deposit") &&
      isSameName(row.status, "success") &&
      row.amount === amount &&
      (fresh.has(row) || Date.parse(row.createdAt) >= since),
  );
}
