import { startOfDay } from "@satang/core";
import type { SlipEntry } from "@satang/headless/slip";

/** The slips of one calendar day of the site. */
export type SlipDay = {
  /** Unique on its page. */
  readonly key: string;
  /** A moment of the day, ISO 8601. */
  readonly at: string;
  /** Distance from the present day of the site; `null` for other days. */
  readonly relative: "today" | "yesterday" | null;
  readonly entries: readonly SlipEntry[];
};

const DAY_MS = 24 * 3_600_000;

/**
 * Groups slips that follow each other by the calendar day of the site.
 * @param now server time, ms; `null` before it is known
 */
export function groupSlips(entries: readonly SlipEntry[], now: number | null): readonly SlipDay[] {
  const groups: { start: number; entries: SlipEntry[] }[] = [];
  for (const entry of entries) {
    const start = startOfDay(Date.parse(entry.createdAt));
    const last = groups.at(-1);
    if (last && Object.is(last.start, start)) last.entries.push(entry);
    else groups.push({ start, entries: [entry] });
  }
  const relativeOf = (start: number): SlipDay["relative"] => {
    const age = now === null ? null : (startOfDay(now) - start) / DAY_MS;
    if (age === 0) return "today";
    return age === 1 ? "yesterday" : null;
  };
  return groups.map(({ start, entries: rows }) => ({
    key: rows[0]?.key ?? String(start),
    at: rows[0]?.createdAt ?? "",
    relative: relativeOf(start),
    entries: rows,
  }));
}
