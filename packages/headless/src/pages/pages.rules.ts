/** Rows of a page (money.txt §9, journey.txt §9). */
export const PAGE_SIZE = 10;

/** Number of pages for `total` rows, `size` on a page: at least one. */
export const countPages = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));

/** Number of pages for `total` rows, ten on a page. */
export const pageCountOf = (total: number): number => countPages(total, PAGE_SIZE);

/** The rows of a page of a list that was read whole; the first page is 1. */
export const rowsOfPage = <Row>(rows: readonly Row[], page: number, size: number): readonly Row[] =>
  rows.slice((page - 1) * size, page * size);

/**
 * Number of known pages. Without a total, a full page may have a next one.
 * @param total number of all rows; `null` when the service does not say it
 * @param rows number of rows on the page
 */
export function knownPageCount(total: number | null, page: number, rows: number): number {
  if (total !== null) return pageCountOf(total);
  return rows < PAGE_SIZE ? page : page + 1;
}
