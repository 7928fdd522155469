import { expect, test } from "vitest";
import { phoneDigits, phoneShown } from "./phone.rules.ts";

test.each([
  ["081-234-5678", "0812345678"],
  ["+66 81 234 5678", "0812345678"],
  ["+66 (0) 81 234 5678", "0812345678"],
  ["0066812345678", "0812345678"],
  ["๐๘๑ ๒๓๔ ๕๖๗๘", "0812345678"],
  ["＋６６８１２３４５６７８", "0812345678"],
  ["66812345678", "66812345678"],
])("%s is kept as %s in Thailand", (typed, digits) => {
  expect(phoneDigits(typed, "th")).toBe(digits);
});

test("in Laos the digits stay as typed", () => {
  expect(phoneDigits("020 55 123 456", "la")).toBe("02055123456");
  expect(phoneDigits("໐໒໐ ໕໕", "la")).toBe("02055");
});

test("only a complete Thai number is shown in groups", () => {
  expect(phoneShown("0812345678")).toBe("081 234 5678");
  expect(phoneShown("08123")).toBe("08123");
});
