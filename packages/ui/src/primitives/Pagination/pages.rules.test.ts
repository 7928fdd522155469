import { expect, test } from "vitest";
import { pagesAround } from "./pages.rules.ts";

test.each([
  { page: 1, pageCount: 9, shown: [1, 2] },
  { page: 3, pageCount: 9, shown: [1, 2, 3, 4] },
  { page: 5, pageCount: 9, shown: [2, 3, 4, 5, 6] },
  { page: 9, pageCount: 9, shown: [6, 7, 8, 9] },
  { page: 1, pageCount: 1, shown: [1] },
  { page: 1, pageCount: 0, shown: [] },
])("page $page of $pageCount shows three before and one after", ({ page, pageCount, shown }) => {
  expect(pagesAround(page, pageCount)).toEqual(shown);
});
