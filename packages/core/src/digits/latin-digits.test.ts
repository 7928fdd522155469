import { expect, it } from "vitest";
import { toLatinDigits } from "./latin-digits.ts";

it.each([
  ["๐໑\uff12 บาท", "012 บาท"],
  ["\uff0b66", "+66"],
  ["๑\uff0c๒๓๔\uff0e๕๐", "1,234.50"],
  ["KTB", "KTB"],
])("%s is shown as %s", (typed, shown) => {
  expect(toLatinDigits(typed)).toBe(shown);
});
