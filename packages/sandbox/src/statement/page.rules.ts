/** Which rows of a list; the first page is 1. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

/** How many rows come before a page. */
export function offsetOf({ page, limit }: PageRequest): number {
  return (page - 1) * limit;
}
