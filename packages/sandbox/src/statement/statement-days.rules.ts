import { isSatang, type Satang, startOfDay, toBaht } from "@satang/core";
import { toSiteIso } from "../clock/site-time.rules.ts";
import { isShown } from "./statement-filter.rules.ts";

/** A row of the statement, as its day counts it. */
export type DayRow = {
  readonly type: string;
  readonly status: string;
  readonly amount: Satang;
  readonly createdAt: Date;
};

const dayOf = (moment: Date): string => toSiteIso(moment).slice(0, 10);

/** From the start of the first day of some moments to the end of the last one; `null` without moments. */
export function spanOfDays(moments: readonly Date[]): { from: Date; before: Date } | null {
  if (moments.length === 0) return null;
  const times = moments.map((moment) => moment.getTime());
  const from = startOfDay(Math.min(...times));
  const before = startOfDay(Math.max(...times)) + 24 * 3_600_000;
  return { from: new Date(from), before: new Date(before) };
}

/**
 * The totals of days, amounts in baht. Only what was moved counts, and a transfer is neither in nor out. A day with a
 * total that no number counts exactly is left out.
 */
export function totalsOfDays(days: readonly Date[], rows: readonly DayRow[]) {
  return [...new Set(days.map(dayOf))].flatMap((date) => {
    const done = rows.filter((row) => row.status === "SUCCESS" && dayOf(row.createdAt) === date);
    const sumOf = (filter: "in" | "out"): number =>
      done.filter((row) => isShown(filter, row)).reduce((sum, { amount }) => sum + amount, 0);
    const [moneyIn, moneyOut] = [sumOf("in"), sumOf("out")];
    if (!isSatang(moneyIn) || !isSatang(moneyOut)) return [];
    return [{ date, in: toBaht(moneyIn), out: toBaht(moneyOut) }];
  });
}
