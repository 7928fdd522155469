import { describe, expect, it } from "vitest";
import { isPhone, normalisePhone } from "./phone.ts";

describe("a phone number as the service stores it", () => {
  it.each([
    ["081-234-5678", "0812345678"],
    ["081 234 5678", "0812345678"],
    ["+66 81 234 5678", "0812345678"],
    ["+66 (0)81-234-5678", "0812345678"],
    ["+66 (0) 81 234 5678", "0812345678"],
    ["0066812345678", "0812345678"],
    ["0066 (0)81 234 5678", "0812345678"],
    ["66812345678", "66812345678"],
    ["໐໘໑໒໓໔໕໖໗໘", "0812345678"],
    ["\uff10\uff18\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18", "0812345678"],
    ["๐๘๑๒๓๔๕๖๗๘", "0812345678"],
    ["\uff0b66 81 234 5678", "0812345678"],
    ["081x2345678", "081x2345678"],
    ["2O5551234", "2O5551234"],
    ["+81 23 456 789", "+8123456789"],
    ["\u202a081-234-5678\u202c", "0812345678"],
    ["\u200e081\u00a0234\u200b5678", "0812345678"],
    ["081\u2011234\u20115678", "0812345678"],
    ["tel:+66-81-234-5678", "0812345678"],
    ["TEL:0812345678", "0812345678"],
    ["\ufeff tel://081-234-5678", "0812345678"],
    ["tel:+66812345678;ext=12", "0812345678"],
    ["tel:%2B66%2081%20234%205678?call", "0812345678"],
  ])("%s is %s in the Thai edition", (typed, stored) => {
    expect(normalisePhone(typed)).toBe(stored);
  });

  it.each([
    ["020 5555 1234", "02055551234"],
    ["0066 812345678", "0066812345678"],
    ["+856 20 5555 1234", "8562055551234"],
    ["໐໒໐", "020"],
  ])("%s is %s in the Lao edition", (typed, stored) => {
    expect(normalisePhone(typed, "lao")).toBe(stored);
  });
});

it("has 10 digits in the Thai edition and any digits in the Lao one", () => {
  expect(isPhone("0812345678")).toBe(true);
  expect(isPhone("081234567")).toBe(false);
  expect(isPhone("020555", "lao")).toBe(true);
  expect(isPhone("", "lao")).toBe(false);
  expect(isPhone("02x", "lao")).toBe(false);
});
