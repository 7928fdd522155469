import { describe, expect, it } from "vitest";
import { findOneTimeCode, pastedText, readOneTimeCode } from "./one-time-code.ts";

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
    // Glued to the word for a code.
    ["OTP123456", "123456"],
    ["otp123456", "123456"],
    ["Your OTP123456.", "123456"],
    ["PIN123456", "123456"],
    ["code:123456", "123456"],
    ["Code123456", "123456"],
    ["ＯＴＰ123456", "123456"],
    ["รหัส123456", "123456"],
    ["ລະຫັດ123456", "123456"],
    ["รหัสOTP123456", "123456"],
    ["OTP123456 ref AB987654", "123456"],
    ["OTP123-456", "123456"],
    ["OTP111111 is void. New OTP222222", "222222"],
    ["@site.example #123456", "123456"],
    ["code: 123456.", "123456"],
    ["123-456", "123456"],
    ["123 456", "123456"],
    ["code 123\u00a0456 for you", "123456"],
    ["1 2 3 4 5 6", "123456"],
    ["12 34 56", "123456"],
    ["code 123\u2011456.", "123456"],
    ["123 456, valid until 28/11/26", "123456"],
    ["123456 valid until 28/11/2026 10:30", "123456"],
    ["code 654321, order 12-34-56", "654321"],
    // Glued to the words around it, and the only run of its length.
    ["123456Ref", "123456"],
    ["123456REF: XKCD", "123456"],
    ["123456is your code", "123456"],
    ["123-456Ref 48213", "123456"],
    ["OTPคือ123456Ref482135", "123456"],
    ["SatangOTP123456", "123456"],
    ["satangOtp123456", "123456"],
    ["Passcode123456", "123456"],
    ["PASSCODE123456", "123456"],
    // The number behind "Ref" is that of the message.
    ["123456Ref 482135", "123456"],
    ["123456 is your code (Ref: 482135)", "123456"],
    ["code 123456, reference no. 482135", "123456"],
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
    "AB123456",
    "ref:AB123456",
    "SHOTP123456",
    "SPIN123456",
    "BARCODE123456",
    "OTP1234567",
    "OTP123456AB",
    "refcode123456",
    "RefCode123456",
    "MyPin123456",
    "BYPASSCODE123456",
    "Ref482135",
    "Ref 482135",
    "123456Ref, 654321Ref",
    "123456Abc7",
    "123456abcDEF",
    "28/11/26",
    "28.11.26",
    "28-11-26",
    "2026-11-28",
    "10:30:45",
    "1234.56",
    "123.456",
    "123,456",
    "123/456",
    "(123)456",
    "1 23456",
    "12-3456",
    "123  456",
    "123--456",
    "123 - 456",
    "123\n456",
    "2-345-678",
    "123-456 789",
    "123 456-7",
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
    ["a digit deleted in the middle", "123456", "12356", "12356"],
    ["all deleted", "123456", "", ""],
    ["a letter", "12", "12x", "12"],
    ["a space", "12", "12 ", "12"],
    ["a letter in place of the selection", "123456", "1234x", "123456"],
    ["a seventh digit", "123456", "1234567", "123456"],
    ["a code that the device fills in", "", "123456", "123456"],
    ["a code that the device fills in over another", "999999", "123456", "123456"],
    ["a code that the device fills in over its beginning", "123", "123456", "123456"],
    ["several keys in one change", "", "48213", "48213"],
    ["a code in groups that the device fills in", "", "123-456", "123456"],
  ])("after %s", (_, before, text, digits) => {
    expect(read(before, text)).toBe(digits);
  });

  it.each([
    ["digits that are too many together", "1234", "12345678"],
    ["an amount", "", "1234.56"],
  ])("changes nothing when the device fills in %s, and says so", (_, before, text) => {
    expect(read(before, text)).toBeNull();
  });

  it("begins again with the next digit when the code was refused", () => {
    expect(read("999999", "9999991", true)).toBe("1");
    expect(read("999999", "999999x", true)).toBe("999999");
    expect(read("999999", "99999", true)).toBe("99999");
  });
});

/** The digits before a paste with `[` and `]` around the selection or `|` at the caret, the pasted text, the digits after it. */
type Paste = readonly [digits: string, pasted: string, after: string | null];

const PASTES: readonly Paste[] = [
  // A whole code takes the place of all digits.
  ["|", "123456", "123456"],
  ["|", "123-456", "123456"],
  ["|", "๑๒๓ ๔๕๖", "123456"],
  ["12|", "123456", "123456"],
  ["|12", "345678", "345678"],
  ["999999|", "123456", "123456"],
  ["|999999", "123456", "123456"],
  ["999|999", "123456", "123456"],
  ["111111|", "111222", "111222"],
  ["|111111", "222111", "222111"],
  ["111|111", "111222", "111222"],
  ["|123499", "123456", "123456"],
  ["1234|99", "123456", "123456"],
  ["123456|", "123456", "123456"],
  ["|123456", "123456", "123456"],
  ["[999999]", "123456", "123456"],
  ["[123456]", "123999", "123999"],
  ["[123456]", "999456", "999456"],
  ["99[99]99", "123456", "123456"],
  ["123[456]", "999456", "999456"],
  ["123[999]", "999456", "999456"],
  ["12[3456]", "345999", "345999"],
  ["|999999", "123 456", "123456"],
  // A message gives its code.
  ["999999|", "Ref 48213, code 123456", "123456"],
  ["|999999", "Ref 48213, code 123456", "123456"],
  ["999|999", "123456 is the code", "123456"],
  ["12|", "123456 is the code", "123456"],
  ["999999|", "code 111111, no: 222222", "222222"],
  ["[999999]", "Ref 48213, code 123456", "123456"],
  ["[123456]", "code 123456", "123456"],
  ["|", "123456, valid until 28/11/26", "123456"],
  ["|", "\u202a123\u200b456\u202c ", "123456"],
  ["[123456]", "Ref 123999, code 123456", "123456"],
  // Without a code, nothing changes.
  ["|", "48213", null],
  ["1|", "48213", null],
  ["|1", "48213", null],
  ["123|", "456", null],
  ["123[4]", "56", null],
  ["|", "1234567", null],
  ["|", "28/11/26", null],
  ["|", "28-11-26", null],
  ["|", "1234.56", null],
  ["|", "Ref 48213", null],
  ["12|", "Ref 48213", null],
  ["123456|", "hello", null],
  ["12|", "34.56", null],
];

describe("a paste", () => {
  it.each(PASTES)("at %s of %j gives %s", (place, pasted, after) => {
    const text = place.replace(/\||\[.*\]/, pasted);
    expect(
      readOneTimeCode({
        before: place.replace(/[|[\]]/g, ""),
        text,
        pasted,
        length: 6,
        isRefused: false,
      }),
    ).toBe(after);
  });

  it.each([
    [{ inputType: "insertFromPaste", data: "123456" }, "123456"],
    [{ inputType: "insertFromDrop", data: "123456" }, "123456"],
    [{ inputType: "insertFromPaste", data: null }, undefined],
    [{ inputType: "insertText", data: "1" }, undefined],
    [{}, undefined],
    [undefined, undefined],
  ])("is recognised: %j has the text %s", (nativeEvent, text) => {
    expect(pastedText(nativeEvent ? { nativeEvent } : {})).toBe(text);
  });
});
