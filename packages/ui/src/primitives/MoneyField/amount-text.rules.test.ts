import { expect, test } from "vitest";
import { groupAmountText, readAmountText } from "./amount-text.rules.ts";

test.each([
  ["500", "500"],
  ["๑๒๓๔.๕๐", "1234.50"],
  ["໕໐໐", "500"],
  ["１，２３４．５", "1234.5"],
  ["฿1,234,567.50", "1234567.50"],
  ["0012", "12"],
  ["0000000000012", "12"],
  [".5", "0.5"],
  ["12.", "12"],
  ["0", "0"],
  ["", ""],
  [".", ""],
])("%s is read as %s", (typed, value) => {
  expect(readAmountText(typed)).toMatchObject({ ok: true, value });
});

test.each([
  ["100.555", "tooManyDecimals"],
  ["1,5", "digitsOnly"],
  ["1.234,50", "digitsOnly"],
  ["-5", "digitsOnly"],
  ["1e5", "digitsOnly"],
  ["1.2.3", "digitsOnly"],
  ["5 baht", "digitsOnly"],
  ["1234567890123", "tooLarge"],
  ["1,234,567,890,123.50", "tooLarge"],
])("%s is refused: %s", (typed, refusal) => {
  expect(readAmountText(typed)).toEqual({ ok: false, refusal });
});

test("an amount is shown grouped, with both decimals if there is one", () => {
  expect(groupAmountText("12480.5")).toBe("12,480.50");
  expect(groupAmountText("1234567")).toBe("1,234,567");
  expect(groupAmountText("")).toBe("");
});
