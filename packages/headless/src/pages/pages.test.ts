import { expect, it } from "vitest";
import { countPages, knownPageCount, rowsOfPage } from "./pages.rules.ts";

it("counts the pages of a total, at least one", () => {
  expect([0, 1, 10, 11, 25].map((total) => knownPageCount(total, 1, 10))).toEqual([1, 1, 1, 2, 3]);
});

it("without a total, a full page may have a next one, and a shorter page is the last", () => {
  expect(knownPageCount(null, 2, 10)).toBe(3);
  expect(knownPageCount(null, 2, 9)).toBe(2);
  expect(knownPageCount(null, 1, 0)).toBe(1);
});

it("divides a list that was read whole into pages", () => {
  const rows = [1, 2, 3, 4, 5, 6, 7];
  expect(countPages(rows.length, 3)).toBe(3);
  expect([1, 2, 3].map((page) => rowsOfPage(rows, page, 3))).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(rowsOfPage([], 1, 3)).toEqual([]);
});
