import { describe, expect, test } from "vitest";
import { checkTheme } from "../check/check-theme.ts";
import { hexOf } from "../color/css-color.ts";
import { fromOklch, toOklch } from "../color/oklch.ts";
import { themeToCss } from "../css/to-css.ts";
import { ThemeError } from "../errors/theme-error.ts";
import { brandFromColor } from "./from-color.ts";

const colors = [0, 0.3, 0.5, 0.7, 0.9, 1].flatMap((l) =>
  [0, 0.1, 0.3].flatMap((c) => [0, 40, 100, 145, 200, 260, 320].map((h) => fromOklch({ l, c, h }))),
);

describe.each(["AA", "AAA"] as const)("at %s", (level) => {
  test(`each of ${colors.length} colours, from black to the most saturated, makes two brands that pass`, () => {
    const failures = colors.flatMap((color) => {
      const { light, dark } = brandFromColor(color, { level });
      return [light, dark].flatMap((brand) =>
        checkTheme(brand, { level }).failures.map(({ message }) => `${color}: ${message}`),
      );
    });
    expect(failures).toEqual([]);
  });
});

test("the colour itself is the fill of the main action, and its hue tints the page", () => {
  const { light, dark } = brandFromColor("#a1006b", { id: "acme" });
  expect(light).toMatchObject({ id: "acme-light", scheme: "light", color: { accent: "#a1006b" } });
  expect(dark).toMatchObject({ id: "acme-dark", scheme: "dark" });
  for (const color of [light.color.page, dark.color.page, dark.color.accent]) {
    expect(Math.abs(toOklch(color).h - toOklch("#a1006b").h)).toBeLessThan(12);
  }
});

test("every CSS colour is accepted, and the pair is one theme that follows the device", () => {
  expect(brandFromColor("hsl(320 100% 32%)")).toEqual(brandFromColor("#a3006d"));
  expect(themeToCss(brandFromColor("rebeccapurple", { id: "acme" }))).toContain(
    '[data-satang-theme="acme"]',
  );
});

test.each([
  ["hwb(0 0% 0%)", "#ff0000"],
  ["color(srgb 1 0 0)", "#ff0000"],
  ["#f0a", "#ff00aa"],
  ["White", "#ffffff"],
  [" #A1006B\n", "#a1006b"],
  ["oklch(0.6 0.1 none)", "#b1667e"],
])("%j is read as CSS reads it", (color, hex) => {
  expect(hexOf(color)).toBe(hex);
});

test.each([
  ["oklch(0.7 0.4 150)", 0.7, 150],
  ["oklch(0.5 0.35 30)", 0.5, 30],
  ["color(display-p3 0 1 0)", 0.85, 146],
  ["color(a98-rgb 0 1 0)", 0.85, 146],
  ["color(rec2020 0 0 1)", 0.42, 245],
])("%s, which not every screen can show, keeps lightness and hue", (color, l, h) => {
  const shown = toOklch(hexOf(color));
  expect(Math.abs(shown.l - l)).toBeLessThan(0.05);
  expect(Math.abs(shown.h - h)).toBeLessThan(8);
});

test.each(["a1006bx", "#a1006b80", "red;}", "url(x)", ""])("%o is refused by name", (color) => {
  expect(() => brandFromColor(color)).toThrow(ThemeError);
  expect(() => brandFromColor(color)).toThrow('"color"');
});

test("an unknown level is refused, for callers without types", () => {
  expect(() => brandFromColor("#a1006b", { level: "aa" as never })).toThrow('"level" is "aa"');
  expect(() => checkTheme(brandFromColor("teal").light, { level: "aa" as never })).toThrow(
    '"contrast" is "aa"',
  );
});
