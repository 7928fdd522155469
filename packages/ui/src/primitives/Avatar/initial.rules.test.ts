import { expect, test } from "vitest";
import { initialOf } from "./initial.rules.ts";

test.each([
  ["สมชาย ใจดี", "ส"],
  ["เอกชัย", "อ"],
  ["ໂພໄຊ", "ພ"],
  [" somchai", "S"],
  ["(โอ๋)", "อ"],
  ["7 lucky", "7"],
  ["😀", ""],
  ["", ""],
])("%s is shown by %s", (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
