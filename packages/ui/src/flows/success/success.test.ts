import { expect, it } from "vitest";
import { sharesOf } from "./success.rules.ts";

it.each([
  [
    { success: 82, fail: 18 },
    { success: 82, fail: 18 },
  ],
  [
    { success: 60, fail: 60 },
    { success: 60, fail: 40 },
  ],
  [
    { success: 120, fail: -5 },
    { success: 100, fail: 0 },
  ],
  [
    { success: Number.NaN, fail: 30 },
    { success: 0, fail: 30 },
  ],
])("%j is drawn as %j", (sent, drawn) => {
  expect(sharesOf(sent)).toEqual(drawn);
});
