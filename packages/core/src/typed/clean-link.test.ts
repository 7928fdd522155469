import { expect, test } from "vitest";
import { cleanLink } from "./clean-link.ts";

const LINK = "https://gift.example/campaign/?v=abcdefgh12345678";

test.each([
  ["https://gift.example/ campaign/?v=abcdefgh12345678"],
  ["https://gift.example /campaign/?v=abcdefgh12345678"],
  ["https://gift.example/campaign\r\n/?v=abcdefgh12345678"],
  ["https://gift.example/campaign/ ?v=abcdefgh12345678"],
  ["https://gift.example/campaign/? v=abcdefgh12345678"],
  ["https://gift.example/campaign/?\nv=abcdefgh12345678"],
  ["https://gift.example/campaign/?v =abcdefgh12345678"],
  ["https://gift.example/campaign/?v= abcdefgh12345678"],
  ["https://gift. example/campaign/?v=abcdefgh12345678"],
  ["https://gift.example/\u00a0 campaign/\x85?v=abcdefgh12345678"],
  ["ซอง https://gift.example/ campaign/?v=abcdefgh12345678 รับเลย"],
  ["(https://gift.example/ campaign/?v=abcdefgh12345678). Thanks"],
  [`https://gift.example/ campaign/?v=abcdefgh12345678 ${LINK}`],
])("the link of %j is whole, without its white space", (text) => {
  expect(cleanLink(text)).toBe(LINK);
});

test.each([
  `${LINK} รับเลย`,
  `${LINK}\nຮັບເລີຍ 100`,
  `${LINK}. Thanks`,
  `${LINK}, thanks`,
  `${LINK} - thanks`,
  `${LINK} (100 baht)`,
  `${LINK} #gift`,
  `${LINK} 🎁`,
  `${LINK} Open it now`,
  `${LINK} have fun`,
  `${LINK}\n${LINK}`,
])("words of a sentence are not of the link: %j", (text) => {
  expect(cleanLink(text)).toBe(LINK);
});

test.each([
  "https://gift.example/?v=abcdefgh 12345678",
  "https://gift.example/?v=abcdefgh\n12345678",
  "https://gift.example/?v=abcdefgh aBcD eFgH",
  "https://gift.example/?v=abcdefgh ijkl",
  "https://gift.example/?v=abcdefgh -ijkl",
  "https://gift.example/?v=abcd=\r\nefgh",
  "https://gift.example/ campaign",
  "https://gift. example/campaign/abc",
  "https://gift .example/campaign/abc",
  "https://gift.example/ campaign?v=abcdefgh 12345678",
])("a text with a link that may go on stays, so that no shorter link is sent: %j", (text) => {
  expect(cleanLink(text)).toBe(text);
});

test("a long text is read at once", () => {
  for (const sign of [" ", " a", " a=b", " /a", "? ", ". "]) {
    expect(cleanLink(`${LINK}${sign.repeat(2_000)}`)).toContain("https://");
  }
});
