import { refuse } from "../errors/refusal.ts";

/** Which rows of a list; the first page is 1. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

/** How many rows come before a page. @throws NO_DATA when that is more than a number counts exactly */
export function offsetOf({ page, limit }: PageRequest): number {
  return checkOffset((page - 1) * limit);
}

/** How many rows are left out at the start of a list. @throws NO_DATA when that is more than a number counts exactly */
export function checkOffset(rows: number): number {
  if (!Number.isSafeInteger(rows)) throw refuse("NO_DATA");
  return rows;
}
