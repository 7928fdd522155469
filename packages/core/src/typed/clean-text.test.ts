import { describe, expect, it } from "vitest";
import { cleanBankName, cleanChatText, cleanName } from "./clean-text.ts";
import { isBlank } from "./remove-invisible.ts";

const ASTRONAUT = "👩\u200d🚀";
const HEART = "❤\ufe0f";
const ENGLAND = "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";
const PERSIAN = "می\u200cخواهم";
const SINHALA = "ශ්\u200dරී";

describe("a name", () => {
  it.each([
    ["  Somchai  ", "Somchai"],
    ["Somchai\u00a0Jaidee", "Somchai Jaidee"],
    ["Somchai \u3000\u2009 Jaidee", "Somchai Jaidee"],
    ["\u202aSomchai\u202c", "Somchai"],
    ["Som\u200bchai", "Somchai"],
    ["Som\u00adchai\ufeff", "Somchai"],
    ["Ｓｏｍｃｈａｉ　２", "Somchai 2"],
    ["Jose\u0301", "José"],
    ["สมชาย\u200b ใจดี", "สมชาย ใจดี"],
    ["น้ำ", "น้ำ"],
    ["ນ້ຳ", "ນ້ຳ"],
    ["Nok\tJai\n", "Nok Jai"],
    ["Nok\x85Jai\x85", "Nok Jai"],
    [`Nok ${ASTRONAUT}`, `Nok ${ASTRONAUT}`],
    [SINHALA, SINHALA],
    ["\u200d\u200c", ""],
  ])("%j is %j", (typed, stored) => {
    expect(cleanName(typed)).toBe(stored);
  });
});

describe("the name of a bank account", () => {
  it.each([
    [[" somchai ", " jai  dee "], "SOMCHAI JAI DEE"],
    [["สมชาย", "ใจดี"], "สมชาย ใจดี"],
    [["SOM\u200dCHAI", "\u200e"], "SOMCHAI"],
    [["\u202aSomchai\u00a0Jaidee\u202c"], "SOMCHAI JAIDEE"],
    [["ｓｏｍｃｈａｉ"], "SOMCHAI"],
    [["", " "], ""],
  ])("%j is %j", (parts, stored) => {
    expect(cleanBankName(...parts)).toBe(stored);
  });
});

describe("a chat message", () => {
  it.each([
    "\u200b",
    "\u200b \u00a0\u200e\n",
    "\u202a\u202c",
    "\ufeff",
    "\u200d\ufe0f",
    "\u2800 \u2800",
    "\u3164",
    "\u00ad",
    "\u{e0061}",
    "\0",
    "  \n\t",
    "\x85",
    " \x85\n",
    ..."\u180e\u2060\ufeff\u115f\u1160\uffa0\u2800\u3000\u205f\u2028\u2029",
  ])("of %j only is empty", (typed) => {
    expect(cleanChatText(typed)).toBe("");
    expect(isBlank(typed)).toBe(true);
  });

  it.each([
    ["\u200b hello \u200b", "hello"],
    ["\u202ehello\u202c", "hello"],
    [" a\r\n\r\n b  c\t", "a\n\n b  c"],
    ["\ufeffสวัสดี\u200bครับ", "สวัสดีครับ"],
    [`\u200d${ASTRONAUT}`, ASTRONAUT],
    [HEART, HEART],
    [` ${ENGLAND} `, ENGLAND],
    [PERSIAN, PERSIAN],
    [SINHALA, SINHALA],
    ["a \u200db", "a b"],
    ["bell\u0007", "bell"],
    ["\x85hello\x85", "hello"],
    ["\u2800hello\u2800\u200b\u2800", "hello"],
    ["a\x85b", "a\nb"],
    ["a\x85\u200db", "a\nb"],
    ["Ｆｕｌｌ　ｗｉｄｔｈ", "Ｆｕｌｌ　ｗｉｄｔｈ"],
  ])("%j is sent as %j", (typed, sent) => {
    expect(cleanChatText(typed)).toBe(sent);
    expect(isBlank(typed)).toBe(false);
  });
});
