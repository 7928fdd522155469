import { expect, test } from "vitest";
import {
  isBankNameAllowed,
  isPhone,
  normalisePhone,
  parseInviteCode,
  toBankName,
  toDigits,
} from "./typed.rules.ts";

for (const [typed, phone] of [
  ["081-234-5678", "0812345678"],
  ["081 234 5678", "0812345678"],
  ["+66 81 234 5678", "0812345678"],
  ["+66 (0)81-234-5678", "0812345678"],
  ["๐๘๑๒๓๔๕๖๗๘", "0812345678"],
  ["໐໘໑໒໓໔໕໖໗໘", "0812345678"],
  ["０８１２３４５６７８", "0812345678"],
] as const)
  test(`"${typed}" is the number ${phone}`, () => expect(normalisePhone(typed)).toBe(phone));

test("outside the Lao build a phone number has exactly ten digits", () => {
  expect(isPhone("0812345678", "thai")).toBe(true);
  for (const wrong of ["081234567", "08123456789", "08123x5678", ""])
    expect(isPhone(wrong, "thai")).toBe(false);
});

test("in the Lao build any digits are a phone number", () => {
  expect(isPhone(normalisePhone("+856 20 5555 1234"), "lao")).toBe(true);
  expect(isPhone("20x", "lao")).toBe(false);
  expect(isPhone("", "lao")).toBe(false);
});

test("separators are removed from an account number, other characters stay and are refused", () => {
  expect(toDigits("123-4-56789-0")).toBe("1234567890");
  expect(toDigits("12a4")).toBe("12a4");
});

test("an invite code is PR and an id, anything else is ignored", () => {
  expect(parseInviteCode("PR1001")).toBe("PR1001");
  expect(parseInviteCode("PR65f1c0ffee")).toBe("PR65f1c0ffee");
  for (const wrong of ["PR", "1001", "pr1001", "PR<script>", "PR1 2", "", null, undefined])
    expect(parseInviteCode(wrong)).toBeNull();
});

test("a bank name is trimmed, joined by one space and upper case", () => {
  expect(toBankName(" somchai ", " jai  dee ")).toBe("SOMCHAI JAI DEE");
  expect(toBankName("สมชาย", "ใจดี")).toBe("สมชาย ใจดี");
});

test("only KTB, TMB and BBL need Latin names, unless the host has another rule", () => {
  for (const bank of ["KTB", "TMB", "BBL"]) {
    expect(isBankNameAllowed(bank, "สมชาย")).toBe(false);
    expect(isBankNameAllowed(bank, "SOMCHAI 2")).toBe(false);
    expect(isBankNameAllowed(bank, "SOMCHAI JAIDEE")).toBe(true);
  }
  expect(isBankNameAllowed("KBANK", "สมชาย")).toBe(true);
  expect(isBankNameAllowed("KBANK", "สมชาย", { banks: ["KBANK"], pattern: /^[A-Z]+$/ })).toBe(
    false,
  );
});
