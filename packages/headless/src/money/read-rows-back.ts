import { type Result, succeed } from "@satang/core";
import { type Evidence, type EvidenceRow, reachesBack } from "@satang/machines/money";
import { PAGE_SIZE } from "../pages/pages.rules.ts";

/** Maximum number of pages to read: the row of an order is among the newest. */
const MOST_PAGES = 10;

/** A page of rows, newest first. */
export type RowsPage = {
  readonly rows: readonly EvidenceRow[];
  /** Number of all rows of the member. */
  readonly total: number;
};

/** Rows as evidence. */
export type RowsBack = Pick<Evidence, "isWhole"> & Pick<RowsPage, "rows">;

/**
 * Reads pages of rows, newest first, until they reach back far enough.
 * @param since how far back, by the rows' own clock, ms; `null`: all rows. Only the newest page without it
 */
export async function readRowsBack(
  readPage: (page: number) => Promise<Result<RowsPage>>,
  since: number | null | undefined,
): Promise<Result<RowsBack>> {
  let rows: readonly EvidenceRow[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const read = await readPage(page);
    if (!read.ok) return read;
    const { rows: found, total } = read.data;
    rows = [...rows, ...found];
    // A page can be short although it is not the last one: `total` must agree.
    const isWhole = found.length < PAGE_SIZE && rows.length >= total;
    const isEnd = isWhole || found.length === 0;
    if (isEnd || since === undefined || reachesBack(rows, since)) return succeed({ rows, isWhole });
  }
  return succeed({ rows, isWhole: false });
}
