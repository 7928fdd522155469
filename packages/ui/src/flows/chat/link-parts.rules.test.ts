import { expect, test } from "vitest";
import { splitAtAddresses } from "./link-parts.rules.ts";

const addressesIn = (text: string) =>
  splitAtAddresses(text).flatMap(({ text: part, isAddress }) => (isAddress ? [part] : []));

test.each([
  [
    "the end of a sentence",
    "See https://a.example/b?c=1&d=2. Thanks",
    "https://a.example/b?c=1&d=2",
  ],
  ["brackets", "(https://a.example/b)", "https://a.example/b"],
  ["a Thai word", "ดูที่https://a.example/bครับ", "https://a.example/b"],
  ["a Thai sign of repetition", "https://a.example/bๆ", "https://a.example/b"],
  ["a Lao word", "ເບິ່ງhttps://a.example/bໄດ້", "https://a.example/b"],
])("an address ends before %s", (_, text, address) => {
  expect(addressesIn(text)).toEqual([address]);
  expect(
    splitAtAddresses(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("a text without an address is one part, and another scheme is no address", () => {
  const text = "javascript:alert(1) สวัสดี";
  expect(splitAtAddresses(text)).toEqual([{ text, isAddress: false, at: 0 }]);
});
