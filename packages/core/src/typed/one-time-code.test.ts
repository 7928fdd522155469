import { describe, expect, it } from "vitest";
import { findOneTimeCode, readOneTimeCode } from "./one-time-code.ts";

describe("the one-time code in a message", () => {
  it.each([
    ["123456", "123456"],
    ["Ref 48213, code 123456", "123456"],
    ["123456 is your code (Ref 48213)", "123456"],
    ["OTP 111111 is void. New code 222222.", "222222"],
    ["<#> code 123456 QxLmN12aBcD", "123456"],
    ["code 123456, ref AB987654", "123456"],
    ["รหัส OTP คือ 123456 (Ref: XKCD)", "123456"],
    ["รหัส123456ใช้ภายใน 5 นาที", "123456"],
    ["ລະຫັດ ໑໒໓໔໕໖", "123456"],
    ["รหัส ๑๒๓๔๕๖", "123456"],
    ["\uff11\uff12\uff13\uff14\uff15\uff16", "123456"],
    ["\u202a123456\u202c", "123456"],
    ["123\u200b456", "123456"],
    ["G-123456", "123456"],
    ["@site.example #123456", "123456"],
    ["code: 123456.", "123456"],
    ["123-456", "123456"],
    ["123 456", "123456"],
    ["code 123\u00a0456 for you", "123456"],
    ["1 2 3 4 5 6", "123456"],
    ["123456 valid until 28/11/2026 10:30", "123456"],
    ["code 654321, order 12-34-56", "654321"],
  ])("%j is %s", (text, code) => {
    expect(findOneTimeCode(text, 6)).toBe(code);
  });

  it.each([
    "",
    "hello",
    "48213",
    "1234567",
    "call 02-123456",
    "balance 1,123456.00",
    "123 456 7",
    "ref AB123456",
  ])("%j has none", (text) => {
    expect(findOneTimeCode(text, 6)).toBeNull();
  });

  it("has the length that the service asks for", () => {
    expect(findOneTimeCode("code 4821, valid until 28/11/2026", 4)).toBe("4821");
    expect(findOneTimeCode("call 081-234-5678", 4)).toBeNull();
  });
});

describe("the field of a one-time code", () => {
  const read = (before: string, text: string, isRefused = false) =>
    readOneTimeCode({ before, text, length: 6, isRefused });

  it.each([
    ["a key", "12", "123", "123"],
    ["a Thai digit", "12", "12๓", "123"],
    ["a deleted digit", "123", "12", "12"],
    ["all deleted", "123456", "", ""],
    ["a letter", "12", "12x", "12"],
    ["a space", "12", "12 ", "12"],
    ["a letter in place of the selection", "123456", "1234x", "123456"],
    ["a seventh digit", "123456", "1234567", "123456"],
    ["a code that the device fills in", "", "123456", "123456"],
    ["a code that the device fills in over another", "999999", "123456", "123456"],
    ["the rest of a code", "123", "123456", "123456"],
    ["a code pasted behind a full one", "999999", "999999123456", "123456"],
    ["a code pasted behind one that begins alike", "111111", "111111111222", "111222"],
    ["the same code pasted again", "123456", "123456123456", "123456"],
    ["a code pasted behind a part", "12", "12123456", "123456"],
    ["a message pasted behind a full code", "999999", "999999Ref 48213, code 123456", "123456"],
    ["a message that begins with its code", "999999", "999999123456 is the code", "123456"],
    ["a message pasted over the selection", "999999", "Ref 48213, code 123456", "123456"],
    ["a message with the old code over the selection", "123456", "code 123456", "123456"],
    ["groups pasted behind a full code", "999999", "999999123 456", "123456"],
    ["groups pasted into the empty field", "", "123-456", "123456"],
  ])("after %s", (_, before, text, digits) => {
    expect(read(before, text)).toBe(digits);
  });

  it.each([
    ["a message without a code", "", "Ref 48213"],
    ["seven digits", "", "1234567"],
    ["words behind a full code", "123456", "123456hello"],
    ["digits that are too many together", "1234", "12345678"],
  ])("changes nothing after a paste of %s, and says so", (_, before, text) => {
    expect(read(before, text)).toBeNull();
  });

  it("begins again with the next digit when the code was refused", () => {
    expect(read("999999", "9999991", true)).toBe("1");
    expect(read("999999", "999999x", true)).toBe("999999");
    expect(read("999999", "99999", true)).toBe("99999");
  });
});
