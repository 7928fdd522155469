import { expect, test } from "vitest";
import { percentOf } from "./progress.rules.ts";

test.each([
  [0, 100, 0],
  [1, 3, 33],
  [29, 100, 29],
  [57, 100, 57],
  [0.58, 1, 58],
  [999_999_999, 1_000_000_000, 99],
  [995, 1000, 99],
  [1000, 1000, 100],
  [1200, 1000, 100],
  [-5, 100, 0],
])("%d of %d is %d %%", (value, max, percent) => {
  expect(percentOf(value, max)).toBe(percent);
});

test.each([
  [undefined, 100],
  [Number.NaN, 100],
  [Number.POSITIVE_INFINITY, 100],
  [5, 0],
  [5, Number.NaN],
])("%s of %s is unknown", (value, max) => {
  expect(percentOf(value, max)).toBeUndefined();
});
