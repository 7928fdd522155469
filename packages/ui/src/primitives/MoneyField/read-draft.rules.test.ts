import { expect, test } from "vitest";
import { readDraft } from "./read-draft.rules.ts";

test.each([
  ["500", 50_000],
  ["๑๒๓๔.๕๐", 123_450],
  ["໕໐໐", 50_000],
  ["１，２３４．５", 123_450],
  ["฿1,234,567.50", 123_456_750],
  ["0012", 1_200],
  ["0000000000012", 1_200],
  [".5", 50],
  ["12.", 1_200],
  ["0", 0],
  ["", null],
  [".", null],
])("%s is the amount of %s hundredths", (typed, amount) => {
  expect(readDraft(typed)).toEqual({ ok: true, amount });
});

test.each([
  ["100.555", "tooManyDecimals"],
  ["1,5", "notANumber"],
  ["1.234,50", "notANumber"],
  ["-5", "notANumber"],
  ["1e5", "notANumber"],
  ["1.2.3", "notANumber"],
  ["5 baht", "notANumber"],
  ["1234567890123", "tooLarge"],
  ["1,234,567,890,123.50", "tooLarge"],
])("%s is refused: %s", (typed, refusal) => {
  expect(readDraft(typed)).toEqual({ ok: false, refusal });
});
