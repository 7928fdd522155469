import { expect, test } from "vitest";
import type { BrandTokens } from "./brand.types.ts";
import { riverDay } from "./brands/river-day/index.ts";
import { riverNight } from "./brands/river-night/index.ts";
import { defineBrand } from "./define-brand.ts";
import { deriveBrand } from "./derive.ts";
import { ThemeError } from "./theme-error.ts";
import { themeToCss, toVariables } from "./to-css.ts";

const nightWith = (color: Record<string, unknown>) =>
  ({ ...riverNight, color: { ...riverNight.color, ...color } }) as BrandTokens;

test.each<[string, BrandTokens, string]>([
  ["a value that ends the rule", nightWith({ accent: "red;} body{display:none" }), "color.accent"],
  ["a url", nightWith({ page: "url(https://example.com/x)" }), "color.page"],
  ["a see-through text", nightWith({ text: "#ffffff80" }), "color.text"],
  ["a colour that is missing", nightWith({ wave: undefined }), "color.wave"],
  ["a colour nobody knows", nightWith({ buttonBackground: "#fff" }), "color.buttonBackground"],
  ["an id that leaves its selector", { ...riverNight, id: 'x"],*{' }, "id"],
  [
    "a radius that is no number",
    { ...riverNight, radius: { ...riverNight.radius, card: Number.NaN } },
    "radius.card",
  ],
  ["a font family with a brace", { ...riverNight, fontFamily: "Kanit}" }, "fontFamily"],
])("a brand with %s is refused by the token's name", (_, brand, token) => {
  const refuse = () => themeToCss(brand);
  expect(refuse).toThrow(ThemeError);
  expect(refuse).toThrow(`"${token}"`);
});

test("a brand becomes the CSS of its scope in the tokens layer, and plain where layers would lose", () => {
  const css = themeToCss(riverDay);
  expect(css).toMatch(/^@layer satang\.tokens \{\n\[data-satang-theme="river-day"\] \{/);
  expect(css).toContain("color-scheme: light;");
  expect(css).toContain("--satang-color-surface-sunken: #f3ede0;");
  expect(themeToCss(riverDay, { layered: false })).not.toContain("@layer");
});

test("a brand written as a difference keeps the rest and derives anew", () => {
  const lotus = defineBrand({
    id: "lotus",
    extends: riverDay,
    color: { accent: "#c2185b", onAccent: "#ffffff" },
    fontFamily: '"Kanit"',
  });
  const values = deriveBrand(lotus);
  expect(values.color.surface).toBe(riverDay.color.surface);
  expect(values.color.accentSoft).not.toBe(deriveBrand(riverDay).color.accentSoft);
  expect(values.font.family).toMatch(/^"Kanit", "Figtree Variable"/);
});

test("the shipped brands keep their authors' text colours untouched", () => {
  const { color } = deriveBrand(riverNight);
  expect(color).toMatchObject({
    text: riverNight.color.text,
    textMuted: riverNight.color.textMuted,
    positive: riverNight.color.positive,
    critical: riverNight.color.critical,
    control: riverNight.color.control,
  });
});

test("variables are named by group and meaning", () => {
  expect(Object.keys(toVariables(deriveBrand(riverNight)))).toEqual(
    expect.arrayContaining([
      "--satang-color-on-accent",
      "--satang-radius-card",
      "--satang-font-family",
    ]),
  );
});
