import { expect, it } from "vitest";
import { MORE_THAN_ANY, toAskedSatang } from "./satang.rules.ts";

it("is above every limit, not below, when a call asks for more than the ledger stores", () => {
  expect(toAskedSatang(999_999_999_999.99)).toBe(99_999_999_999_999);
  for (const baht of [1e12, 1e21, Number.POSITIVE_INFINITY]) {
    expect(toAskedSatang(baht)).toBe(MORE_THAN_ANY);
  }
  expect(MORE_THAN_ANY).toBeGreaterThan(99_999_999_999_999);
});

it.each([1.005, -1, Number.NaN])("refuses %d, and does not round it", (baht) => {
  expect(toAskedSatang(baht)).toBeNull();
});
