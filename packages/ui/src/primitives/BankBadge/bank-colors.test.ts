import { expect, test } from "vitest";
import { contrast } from "../../theme/color/contrast.ts";
import { BANK_COLORS, UNKNOWN_BANK } from "./bank-colors.ts";

test("white letters have enough contrast on every bank's badge", () => {
  const weak = Object.entries({ ...BANK_COLORS, other: UNKNOWN_BANK }).filter(
    ([, color]) => contrast("#ffffff", color) < 4.5,
  );
  expect(weak).toEqual([]);
});
