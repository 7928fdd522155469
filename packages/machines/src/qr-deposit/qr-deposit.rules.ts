import type { Failure, Satang } from "@satang/core";
import {
  type EvidenceRow,
  findFreshRows,
  isSameName,
  isWrittenSince,
} from "../money/evidence.rules.ts";

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
 * The rows of a first reading that are from before the QR is shown. A row with a later date is the credit of a member who
 * paid before that reading.
 * @param since server time from which the QR is shown, ms
 * @param now server time, ms
 */
export const toCreditBaseline = (
  rows: readonly EvidenceRow[],
  since: number,
  now: number,
): readonly EvidenceRow[] => rows.filter((row) => !isWrittenSince(row, since, now));

/** Whether a deposit of this amount was credited since the QR is shown: by a row that the baseline does not have. */
export const isCredited = (
  amount: Satang,
  baseline: readonly EvidenceRow[],
  rows: readonly EvidenceRow[],
): boolean =>
  findFreshRows(baseline, rows).some(
    (row) =>
      isSameName(row.type, "deposit") && isSameName(row.status, "success") && row.amount === amount,
  );
