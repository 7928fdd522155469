/** Pages shown around the current one: three before and one after. */
export function pagesAround(page: number, pageCount: number): number[] {
  const first = Math.max(1, page - 3);
  const last = Math.min(pageCount, page + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
