import { expect, it } from "vitest";
import { cleanDigits } from "./clean-digits.ts";

it.each([
  ["123-4-56789-0", "1234567890"],
  ["\u202a1234567890\u202c", "1234567890"],
  ["\u200e123\u00a0456\u202f7890", "1234567890"],
  ["123\u200b456\u2060789\ufeff0", "1234567890"],
  ["123\u00ad456\u20117890", "1234567890"],
  ["๑๒๓ ๔๕๖ ໗໘໙\uff10", "1234567890"],
  ["(123)\u2013456\u2212789/0", "1234567890"],
  ["\uff08\uff11\uff12\uff13\uff09\uff0d\uff14", "1234"],
  ["123\t456\n", "123456"],
  ["KBANK 123", "KBANK123"],
  ["12,3", "12,3"],
  ["\u200b", ""],
])("%j is %j", (typed, digits) => {
  expect(cleanDigits(typed)).toBe(digits);
});
