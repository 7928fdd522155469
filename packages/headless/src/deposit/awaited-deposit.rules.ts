import type { Satang } from "@satang/core";
import { isWrittenSince } from "@satang/machines/money";
import type { StatementEntry } from "../statement/statement.rules.ts";

/** A deposit that the member has paid, and the service has not credited yet. */
export type AwaitedDeposit = {
  readonly amount: Satang;
  /** When the member said so, server time in ms. */
  readonly since: number;
};

/** A deposit can be credited before the member says that it is paid, ms. */
const CREDITED_BEFORE_MS = 60_000;
/** How long the arrival is awaited, ms. */
const AWAITED_MS = 10 * 60_000;
const MINUTE_MS = 60_000;
const OFTEN_MS = 5_000;
const LATER_MS = 15_000;

/**
 * The credit of a deposit among the newest rows; `null` while there is none.
 * @param now server time, ms
 */
export const findArrival = (
  { amount, since }: AwaitedDeposit,
  rows: readonly StatementEntry[],
  now: number,
): StatementEntry | null =>
  rows.find(
    (row) =>
      row.kind === "deposit" &&
      row.status === "success" &&
      row.amount === amount &&
      isWrittenSince(row, since - CREDITED_BEFORE_MS, now),
  ) ?? null;

/**
 * The pause before the statement is read again, ms; `false` when the arrival is no longer awaited.
 * @param failures number of reads that failed: each doubles the pause, up to a minute
 */
export function arrivalPause(
  { since }: AwaitedDeposit,
  now: number,
  failures: number,
): number | false {
  if (now - since > AWAITED_MS) return false;
  const pause = now - since < MINUTE_MS ? OFTEN_MS : LATER_MS;
  return Math.min(pause * 2 ** failures, MINUTE_MS);
}
