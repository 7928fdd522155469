import { expect, it } from "vitest";
import { labelSize } from "./label-size.rules.ts";

it("a short label has the largest size, a longer one is smaller, and none is unreadable", () => {
  expect(labelSize("฿50", 76)).toBe(21);
  expect(labelSize("฿1,000", 76)).toBeLessThan(21);
  expect(labelSize("a very long name of a prize", 76)).toBe(11);
});

it("marks above and below a letter take no width", () => {
  expect(labelSize("ลองใหม่", 60)).toBe(labelSize("ลองใหม", 60));
});
