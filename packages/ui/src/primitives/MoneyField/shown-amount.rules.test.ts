import { expect, test } from "vitest";
import { typedInto } from "./shown-amount.rules.ts";

test.each([
  ["1,000", "1,00", "100"],
  ["1,000", "1,0005", "10005"],
  ["1,000", "1,000,50", "1000,50"],
  ["1,000", "12,000", "12000"],
  ["1,000", "1,5000", "15000"],
  ["1,234,567.50", "1,234,567.5", "1234567.5"],
  ["1,234,567", "1,267", "1267"],
  ["1,000", "150,50", "150,50"],
  ["1,000", "", ""],
  ["", "150,50", "150,50"],
])("in a field that shows %j, %j was typed as %j", (shown, edited, typed) => {
  expect(typedInto(shown, edited)).toBe(typed);
});
