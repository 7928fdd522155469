import { addSatang, isSatang, type Satang, satang, subtractSatang } from "@satang/core";
import type { PlayRow } from "./play-rows.rules.ts";

/** Money of the member when the session began. */
export type PlayBaseline = {
  /** Cash and all game accounts. */
  readonly total: Satang;
  /** When it was read, server time in ms. */
  readonly at: number;
  /** Whether a movement was under way then: it changes the total later, without a new row. */
  readonly hadOpenRows: boolean;
};

/** A first reading that is later than this after the start says nothing about the session, ms. */
const BASELINE_WITHIN_MS = 60_000;

/** Whether a first balance of this moment still says something about the session. Server times in ms. */
export const isBaselineInTime = (at: number, startedAt: number): boolean =>
  Math.abs(at - startedAt) <= BASELINE_WITHIN_MS;

/**
 * The first balance. Rows that are newer than the reading of the total may be in it or not.
 * @param rows newest rows of the statement, read after the total
 * @param at server time before the total was read, ms
 */
export const toPlayBaseline = (
  total: Satang,
  rows: readonly PlayRow[],
  at: number,
): PlayBaseline => ({
  total,
  at,
  hadOpenRows: rows.some((row) => row.status === "processing" || !(row.at < at)),
});

/** A first balance that was stored; `null` when it cannot be read. */
export function readPlayBaseline(stored: unknown): PlayBaseline | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { total, at, hadOpenRows } = stored as Readonly<Record<string, unknown>>;
  const isBaseline = isSatang(total) && Number.isFinite(at) && typeof hadOpenRows === "boolean";
  return isBaseline ? { total, at: at as number, hadOpenRows } : null;
}

/** Sums that were moved in the session. */
export type PlaySums = {
  /** Deposits that were credited. */
  readonly deposited: Satang;
  /** Won, or lost below 0; `null` when the readings do not show it. */
  readonly result: Satang | null;
};

const sumOf = (rows: readonly PlayRow[], kind: PlayRow["kind"]): Satang =>
  addSatang(...rows.filter((row) => row.kind === kind).map(({ amount }) => amount));

/** Deposits since a moment, also those under way: an own limit counts them. `since` in ms. */
export const depositsSince = (rows: readonly PlayRow[], since: number): Satang =>
  sumOf(
    rows.filter(({ status, at }) => status !== "failed" && at >= since),
    "deposit",
  );

/** Whether the rows explain every change of the total that games did not cause. */
const isExplained = (rows: readonly PlayRow[]): boolean =>
  rows.every(
    ({ kind, status }) =>
      status === "failed" ||
      (status === "success" && (kind === "deposit" || kind === "withdraw" || kind === "transfer")),
  );

/**
 * The sums of a session. Games change what the member owns without a row, so the result is the change of the total that no
 * row explains. A bonus, a movement under way, or a late first reading makes it unknown.
 *
 * @param rows every row since `startedAt` ({@link rowsSince})
 * @param total cash and all game accounts now; `null` when not known
 */
export function sumPlay({
  rows,
  startedAt,
  baseline,
  total,
}: {
  readonly rows: readonly PlayRow[];
  readonly startedAt: number;
  readonly baseline: PlayBaseline | null;
  readonly total: Satang | null;
}): PlaySums {
  const credited = rows.filter(({ status, at }) => status === "success" && at >= startedAt);
  const deposited = sumOf(credited, "deposit");
  if (baseline === null || total === null || baseline.hadOpenRows) {
    return { deposited, result: null };
  }
  const later = rows.filter(({ at }) => at >= baseline.at);
  // A movement between the start and the first reading may be in that reading or not.
  const isWhole = later.length === rows.filter(({ at }) => at >= startedAt).length;
  if (!isBaselineInTime(baseline.at, startedAt) || !isWhole || !isExplained(later))
    return { deposited, result: null };
  const moved = later.filter(({ status }) => status === "success");
  const change = subtractSatang(total, baseline.total);
  return {
    deposited,
    result: satang(change - sumOf(moved, "deposit") + sumOf(moved, "withdraw")),
  };
}
