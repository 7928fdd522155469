import type { Satang } from "@satang/core";

/** The part of a statement row that sums are made of. */
export type PlayRow = {
  readonly kind: "deposit" | "bonus" | "finishBonus" | "withdraw" | "transfer" | "other";
  readonly status: "processing" | "success" | "failed";
  readonly amount: Satang;
  /** Server time in ms; `NaN` when it cannot be read. */
  readonly at: number;
};

/** A page of the statement, newest row first. */
export type PlayPage = {
  /** Rows of the whole statement. */
  readonly total: number;
  readonly rows: readonly PlayRow[];
};

const isNewestFirst = (rows: readonly PlayRow[]): boolean =>
  rows.every(({ at }, index) => !Number.isNaN(at) && at <= (rows[index - 1]?.at ?? at));

/** Whether pages that were read one after the other, the first page first, reach back to `since`, ms. */
export function pagesReachBack(pages: readonly PlayPage[], since: number): boolean {
  const rows = pages.flatMap((page) => page.rows);
  const total = pages[0]?.total;
  return total !== undefined && (rows.length >= total || rows.some(({ at }) => at < since));
}

/**
 * Every row since a moment, out of pages that were read one after the other, the first page first; `null` when they may not
 * be all of them: a sum of them would be wrong (decision 55). A row that was added between two pages moves the others, and
 * rows in another order do not show where the moment is.
 */
export function rowsSince(pages: readonly PlayPage[], since: number): readonly PlayRow[] | null {
  const rows = pages.flatMap((page) => page.rows);
  const isOneReading = pages.every(({ total }) => total === pages[0]?.total);
  if (!isOneReading || !pagesReachBack(pages, since) || !isNewestFirst(rows)) return null;
  return rows.filter(({ at }) => at >= since);
}
