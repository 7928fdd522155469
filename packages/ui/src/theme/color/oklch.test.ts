import { formatHex } from "culori";
import { expect, test } from "vitest";
import { fromOklch, toOklch } from "./oklch.ts";

const STEPS = [0, 0.1, 1 / 3, 0.5, 2 / 3, 0.9, 1];

test("a colour that a screen can show is unchanged after a conversion, also at the edges of the gamut", () => {
  const moved = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => ({ r, g, b }))))
    .map((rgb) => formatHex({ mode: "rgb", ...rgb }))
    .filter((hex) => fromOklch(toOklch(hex)) !== hex);
  expect(moved).toEqual([]);
});

test("a colour that no screen can show keeps its lightness and hue, with less chroma", () => {
  const shown = toOklch(fromOklch({ l: 0.7, c: 0.4, h: 30 }));
  expect(shown.l).toBeCloseTo(0.7, 2);
  expect(shown.h).toBeCloseTo(30, 0);
  expect(shown.c).toBeLessThan(0.4);
});
