import { FUZZ_TIMEOUT, fuzz, oddJson, oddTexts } from "@satang/story-kit/fuzz";
import { within } from "@satang/story-kit/within";
import fc from "fast-check";
import { expect, it } from "vitest";
import { riverDay } from "./brands/river-day/index.ts";
import { themeToCss } from "./css/to-css.ts";
import { themeFromTokens } from "./design-tokens/from-tokens.ts";
import { ThemeError } from "./errors/theme-error.ts";
import { brandFromColor } from "./from-color/from-color.ts";
import { brandFromJson } from "./json/brand-from-json.ts";
import type { BrandPair, BrandTokens } from "./tokens/brand.types.ts";

/** Far above the 50 ms of one theme, ms. */
const LIMIT_MS = 2_000;

/** The brand as CSS, or `null` when it was refused with the theme's own error. */
const cssOf = (read: () => BrandTokens | BrandPair): string | null =>
  within(LIMIT_MS, () => {
    try {
      return themeToCss(read());
    } catch (error) {
      expect(error).toBeInstanceOf(ThemeError);
      return null;
    }
  });

/** Every declaration is one of our variables, and no value can begin something else. */
function expectHarmless(css: string | null) {
  if (css === null) return;
  expect(css).not.toMatch(/url\(|@import|expression|javascript:|<\/|\\/i);
  const lines = css.split("\n").filter((line) => line.includes(": ") && !line.startsWith("@"));
  for (const line of lines) expect(line).toMatch(/^ *(--satang-[\w-]+|color-scheme): [^;{}]+;$/);
}

const groups = ["color", "radius", "values", "id", "scheme", "fontFamily", "light", "dark"];
const colours = fc.oneof(
  oddTexts,
  fc.constantFrom("red", "#fff", "rgb(", "hsl(", "oklch(0.5 0.1 20)", "color(srgb 1 0 0)", "none"),
  fc
    .array(fc.constantFrom("rgb(", "#", "1", "%", ",", " ", ")", ";", "}", "url(x)", "/*", "*/"))
    .map((parts) => parts.join("")),
);
const differences = fc.dictionary(
  fc.oneof(fc.constantFrom(...groups), oddTexts),
  fc.oneof(oddJson, fc.dictionary(fc.oneof(fc.constantFrom("accent", "page"), oddTexts), colours)),
);

it(
  "a random brand is refused as a ThemeError, or becomes variables and nothing else",
  async () => {
    await fuzz(fc.oneof(oddJson, differences), 3_000, (data) => {
      expectHarmless(cssOf(() => brandFromJson(data)));
      const difference = { id: "acme", extends: "river-day", ...(data as object) };
      expectHarmless(cssOf(() => brandFromJson(difference)));
      expectHarmless(cssOf(() => ({ ...riverDay, ...(data as object) }) as BrandTokens));
    });
  },
  FUZZ_TIMEOUT,
);

it(
  "a random colour is refused as a ThemeError, or becomes a brand",
  async () => {
    await fuzz(colours, 1_000, (colour) => expectHarmless(cssOf(() => brandFromColor(colour))));
  },
  FUZZ_TIMEOUT,
);

const tokens = fc.letrec<{ group: unknown }>((tie) => ({
  group: fc.dictionary(
    fc.oneof(fc.constantFrom("$value", "$type", "$extends", "color", "accent"), oddTexts),
    fc.oneof(
      { maxDepth: 4 },
      colours,
      fc.constantFrom("{color.accent}", "{a.b}"),
      oddJson,
      tie("group"),
    ),
    { maxKeys: 4 },
  ),
})).group;

it(
  "a random file of design tokens is refused as a ThemeError, or becomes a brand",
  async () => {
    await fuzz(tokens, 2_000, (file) =>
      expectHarmless(cssOf(() => themeFromTokens(file as never))),
    );
  },
  FUZZ_TIMEOUT,
);
