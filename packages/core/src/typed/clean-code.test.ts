import { describe, expect, it } from "vitest";
import { cleanCode } from "./clean-code.ts";
import { cleanLink } from "./clean-link.ts";
import { cleanUsername } from "./clean-username.ts";

describe("a code", () => {
  it.each([
    ["  lucky50 ", "lucky50"],
    ["\u202aLUCKY50\u202c", "LUCKY50"],
    ["\u200eLUC\u200bKY\u00ad50\ufeff", "LUCKY50"],
    ["\u00a0LUCKY50\u2003", "LUCKY50"],
    ["LUCKY\u00a0 50", "LUCKY 50"],
    ["ＬＵＣＫＹ５０", "LUCKY50"],
    ["LUCKY๕໐", "LUCKY50"],
    ["สงกรานต์๒๕๖๙", "สงกรานต์๒๕๖๙"],
    ["\u200b", ""],
  ])("%j is %j", (typed, code) => {
    expect(cleanCode(typed)).toBe(code);
  });
});

describe("a username", () => {
  it.each([
    [" 081-234 5678 ", "0812345678"],
    ["+66812345678", "0812345678"],
    ["tel:+66-81-234-5678", "0812345678"],
    ["\u202a\u200e081\u00a0234\u00a05678\u202c", "0812345678"],
    [" somchai.99 ", "somchai.99"],
    ["\u200bSomChai\u00a0", "SomChai"],
    ["ｓｏｍｃｈａｉ", "somchai"],
  ])("%j is %j", (typed, username) => {
    expect(cleanUsername(typed)).toBe(username);
  });

  it("keeps the country code in the Lao edition, as a registration does", () => {
    expect(cleanUsername("+856 20 5555 1234", "lao")).toBe("8562055551234");
  });
});

describe("a link", () => {
  const link = "https://gift.example/campaign/?v=abcdefgh12345678";
  it.each([
    ` ${link} `,
    `\u202a${link}\u202c`,
    `\u200b${link}\ufeff`,
    `\u00a0${link}\u3000`,
    `https://gift.example/campaign/?v=abcd\u200befgh\u00ad12345678`,
    `${link}.`,
    `(${link})`,
    `"${link}",`,
    `“${link}”`,
    `<${link}>`,
    `*${link}*`,
    `${link}…`,
    `${link}รับเลย`,
    `ซองของขวัญ ${link} รับได้เลย`,
    `ຊອງ: ${link}\nຮັບໄດ້ເລີຍ`,
    `${link} ${link}`,
  ])("is found in %j", (typed) => {
    expect(cleanLink(typed)).toBe(link);
  });

  it.each([
    ["gift.example/?v=abc", "gift.example/?v=abc"],
    ["\u200e hello \u00a0", "hello"],
    [`${link} ${link}9`, `${link} ${link}9`],
    ["\u200b", ""],
  ])("%j stays %j: no link, or several", (typed, text) => {
    expect(cleanLink(typed)).toBe(text);
  });
});
