import { type Satang, startOfDay, toExactSatang } from "@satang/core";
import type { StatementEntry, StatementReply } from "./statement.rules.ts";

/** The rows of one calendar day of the site. */
export type StatementDay = {
  /** Unique on its page. */
  readonly key: string;
  /** A moment of the day, ISO 8601: show its date. */
  readonly at: string;
  /** Distance from the present day of the site; `null` for other days. */
  readonly relative: "today" | "yesterday" | null;
  readonly entries: readonly StatementEntry[];
  /** Sums that all rows of the day moved, also those of other pages; `null` when the service does not say it. */
  readonly totals: { readonly in: Satang; readonly out: Satang } | null;
};

const DAY_MS = 24 * 3_600_000;

/** Start of the day of a row, ms; `NaN` for an unreadable time. */
const dayOf = (createdAt: string) => startOfDay(Date.parse(createdAt));

function totalsOf(start: number, days: StatementReply["days"]): StatementDay["totals"] {
  const found = days?.find(({ date }) => Date.parse(`${date}T00:00:00+07:00`) === start);
  if (!found) return null;
  const [moneyIn, moneyOut] = [toExactSatang(found.in), toExactSatang(found.out)];
  return moneyIn === null || moneyOut === null ? null : { in: moneyIn, out: moneyOut };
}

function relativeOf(start: number, now: number): StatementDay["relative"] {
  const age = (startOfDay(now) - start) / DAY_MS;
  if (age === 0) return "today";
  return age === 1 ? "yesterday" : null;
}

/**
 * Groups rows that follow each other by the calendar day of the site.
 * @param days totals of the reply
 * @param now server time, ms
 */
export function groupByDay(
  entries: readonly StatementEntry[],
  days: StatementReply["days"],
  now: number,
): readonly StatementDay[] {
  const groups: { start: number; entries: StatementEntry[] }[] = [];
  for (const entry of entries) {
    const start = dayOf(entry.createdAt);
    const last = groups.at(-1);
    if (last && Object.is(last.start, start)) last.entries.push(entry);
    else groups.push({ start, entries: [entry] });
  }
  return groups.map(({ start, entries: rows }) => ({
    key: rows[0]?.key ?? String(start),
    at: rows[0]?.createdAt ?? "",
    relative: relativeOf(start, now),
    entries: rows,
    totals: totalsOf(start, days),
  }));
}
