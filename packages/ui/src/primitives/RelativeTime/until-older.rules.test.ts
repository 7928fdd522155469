import { expect, test } from "vitest";
import { untilOlder } from "./until-older.rules.ts";

test.each([
  { age: 0, wait: 1000 },
  { age: 12_300, wait: 700 },
  { age: 60_000, wait: 60_000 },
  { age: 90_000, wait: 30_000 },
  { age: 2 * 3_600_000 + 1, wait: 3_599_999 },
  { age: -500, wait: 1500 },
  { age: -9 * 3_600_000, wait: 3_600_000 },
  { age: Number.NaN, wait: 3_600_000 },
])("the text of an age of $age ms stays the same for $wait ms", ({ age, wait }) => {
  expect(untilOlder(1_000_000_000, 1_000_000_000 + age)).toBe(wait);
});
