import { describe, expect, it } from "vitest";
import { cleanCode, cleanPromotionCode } from "./clean-code.ts";
import { cleanLink } from "./clean-link.ts";

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

it("the code of a promotion is in upper case", () => {
  expect(cleanPromotionCode("\u202a lucky50\u202c ")).toBe("LUCKY50");
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
    "https://gift.satang.example/campaign/?v=kSsK0123",
    "HTTPS://GIFT.SATANG.EXAMPLE/?v=kSsK0123",
  ])("%j is kept whole: s and k have relatives behind ASCII", (whole) => {
    expect(cleanLink(`ซอง ${whole} รับเลย`)).toBe(whole);
  });

  it.each([
    "https://gift.example/ซองของขวัญ?v=abcdefgh12345678",
    "https://gift.example/ຊອງ/ຂອງຂວັນ-1?v=abcdefgh12345678",
    "https://gift.example/?to=สมชาย&v=abcdefgh12345678",
    "https://gift.example/caf\u00e9/?v=abcdefgh12345678",
    "https://gift.example/%E0%B8%8B%E0%B8%AD%E0%B8%87?v=abcdefgh12345678",
    "https://gift.example/a_(b)?v=abcdefgh_",
  ])("%j is not cut at its letters of another script, brackets or signs", (whole) => {
    expect(cleanLink(whole)).toBe(whole);
    expect(cleanLink(`ซอง ${whole}รับเลย 50%`)).toBe(whole);
    expect(cleanLink(`(${whole}).`)).toBe(whole);
  });

  it("is found at once in a long text without an end", () => {
    const long = `https://gift.example/${"ก".repeat(50_000)}`;
    expect(cleanLink(long)).toBe("https://gift.example/");
    expect(cleanLink(`https://gift.example/${")".repeat(50_000)}`)).toBe("https://gift.example/");
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
