import { refuse } from "../errors/refusal.ts";

/** The rows of a list that are requested; the first page is 1. */
export type PageRequest = {
  readonly page: number;
  readonly limit: number;
};

/** The number of rows before a page. @throws NO_DATA when it is not a safe integer */
export function offsetOf({ page, limit }: PageRequest): number {
  return checkOffset((page - 1) * limit);
}

/** The number of rows that are left out at the start of a list. @throws NO_DATA when it is not a safe integer */
export function checkOffset(rows: number): number {
  if (!Number.isSafeInteger(rows)) throw refuse("NO_DATA");
  return rows;
}
