import { expect, test } from "vitest";
import { contrast } from "../brands/contrast/index.ts";
import { lotus } from "../brands/lotus/index.ts";
import { riverDay } from "../brands/river-day/index.ts";
import { riverNight } from "../brands/river-night/index.ts";
import { stress } from "../brands/stress/index.ts";
import { wireframe } from "../brands/wireframe/index.ts";
import { deriveBrand } from "../derive/derive-brand.ts";
import { ThemeError } from "../errors/theme-error.ts";
import { brandFromColor } from "../from-color/from-color.ts";
import type { BrandTokens } from "../tokens/brand.types.ts";
import { themeFromTokens } from "./from-tokens.ts";
import { themeToTokens } from "./to-tokens.ts";
import type { DesignTokens } from "./tokens.types.ts";

const brands: BrandTokens[] = [riverNight, riverDay, lotus, contrast, wireframe, stress];
const made = Object.values(brandFromColor("#0a7d4f", { fontFamily: '"Kanit", sans-serif' })).filter(
  (brand): brand is BrandTokens => typeof brand === "object",
);

test.each([...brands, ...made])(
  "$id is the same after an export to design tokens and back",
  (brand) => {
    const file: DesignTokens = JSON.parse(JSON.stringify(themeToTokens(brand)));
    expect(themeFromTokens(file)).toEqual(brand);
    expect(themeToTokens(themeFromTokens(file))).toEqual(file);
  },
);

test("values are written in the form of the format 2025.10", () => {
  expect(themeToTokens(stress)).toMatchObject({
    color: {
      overlay: {
        $type: "color",
        $value: { colorSpace: "srgb", components: [1, 0, 0.66667], alpha: 0.34902, hex: "#ff00aa" },
      },
    },
    radius: { card: { $type: "dimension", $value: { value: 64, unit: "px" } } },
    font: {
      family: { $type: "fontFamily", $value: ["No Machine Has This Family", "Nor This One"] },
      weightStrong: { $type: "fontWeight", $value: 900 },
      sizeBody: { $type: "dimension", $value: { value: 1.1875, unit: "rem" } },
    },
    motion: {
      quick: { $type: "duration", $value: { value: 120, unit: "ms" } },
      easeOut: { $type: "cubicBezier", $value: [0.2, 1.8, 0.2, 1] },
    },
    shadow: {
      card: {
        $type: "shadow",
        $value: [{ spread: { value: 3, unit: "px" }, color: { hex: "#ff00aa" } }, {}],
      },
    },
    z: { toast: { $type: "number", $value: 3000 } },
  });
});

const file = (color: Record<string, unknown>, rest: object = {}): DesignTokens => ({
  $extensions: { "dev.satang.theme": { id: "acme", scheme: "light" } },
  palette: {
    $type: "color",
    pink: {
      $root: { $value: { colorSpace: "oklch", components: [0.46, 0.19, 347] } },
      deep: { $value: { colorSpace: "display-p3", components: [0.5, 0, 0.3] } },
    },
    again: { $extends: "{palette.pink}" },
    copy: { $value: "{palette.pink.deep}" },
    round: { $value: "{palette.trip}" },
    trip: { $value: "{palette.round}" },
  },
  color: { $type: "color", ...color },
  ...rest,
});

test("aliases, references, roots and extended groups are followed, whatever their colour space", () => {
  const { color } = themeFromTokens(
    file({
      accent: { $value: "{palette.pink.$root}" },
      accentText: { $value: "{palette.again.deep}" },
      walletEnd: { $ref: "#/palette/copy" },
      wave: { $value: { $ref: "#/palette/pink/deep/$value" } },
    }),
  );
  expect(color.accent).toMatch(/^#9[0-9a-f]{5}$/);
  expect(color.accentText).toMatch(/^#8[0-9a-f]{5}$/);
  expect([color.walletEnd, color.wave]).toEqual([color.accentText, color.accentText]);
  expect(color.text).toBe(riverDay.color.text);
});

test("a token of an extended group is replaced as a whole, by a reference too", () => {
  const { color } = themeFromTokens(
    file(
      { $extends: "{brand}", accent: { $ref: "#/deep%20tones/one~0two" } },
      {
        brand: {
          $type: "color",
          accent: { $value: "#ffffff" },
          accentText: { $value: "{palette.pink.deep}" },
        },
        "deep tones": { "one~two": { $type: "color", $value: "#123456" } },
      },
    ),
  );
  expect(color.accent).toBe("#123456");
  expect(color.accentText).toMatch(/^#8[0-9a-f]{5}$/);
});

test("a derived token that a designer changed becomes an exact value", () => {
  const tokens = JSON.parse(JSON.stringify(themeToTokens(lotus)));
  tokens.color.focus.$value = { colorSpace: "srgb", components: [0, 0, 1], hex: "#0000ff" };
  tokens.motion.base.$value = { value: 0.25, unit: "s" };
  const brand = themeFromTokens(tokens);
  expect(brand.values).toEqual({ color: { focus: "#0000ff" }, motion: { base: "0.25s" } });
  expect(deriveBrand(brand).color.focus).toBe("#0000ff");
});

test("computed values are rounded to the precision of a variable", () => {
  const { values } = themeFromTokens(
    file(
      {},
      {
        font: { sizeSmall: { $value: { value: 0.8333333333, unit: "rem" } } },
        motion: { easeOut: { $value: [0.3333333, 0, 0.6666667, 1] } },
        shadow: {
          card: {
            $value: {
              color: { colorSpace: "srgb", components: [0, 0, 0], alpha: 0.2 },
              offsetX: { value: 0, unit: "px" },
              offsetY: { value: 2.6666666, unit: "px" },
              blur: { value: 8, unit: "px" },
              spread: { value: 0, unit: "px" },
            },
          },
        },
      },
    ),
  );
  expect(values).toEqual({
    font: { sizeSmall: "0.8333rem" },
    motion: { easeOut: "cubic-bezier(0.3333, 0, 0.6667, 1)" },
    shadow: { card: "0 2.6667px 8px #00000033" },
  });
});

test("the values of a file win over those of the base", () => {
  const tokens = JSON.parse(JSON.stringify(themeToTokens(lotus)));
  const read = themeFromTokens(tokens, { extends: stress });
  expect(deriveBrand(read).color).toEqual(deriveBrand(lotus).color);
  expect(themeToTokens(read)).toMatchObject({ font: tokens.font, motion: tokens.motion });
});

test.each<[string, DesignTokens, string]>([
  ["nothing in it", null as never, "file"],
  ["a list", [] as never, "file"],
  ["a group that is a word", { ...file({}), color: "red" }, "color"],
  ["a group that is a token", { ...file({}), radius: { $value: 8 } }, "radius"],
  ["a token that is a word", file({ accent: "red" }), "color.accent"],
  ["an unknown token", file({ buttonFill: { $value: "#fff" } }), "color.buttonFill"],
  ["another type", file({ accent: { $type: "dimension", $value: 1 } }), "color.accent"],
  ["no colour", file({ accent: { $value: "red;}" } }), "color.accent"],
  [
    "an unknown colour space",
    file({ accent: { $value: { colorSpace: "cmyk", components: [0, 0, 0] } } }),
    "color.accent",
  ],
  [
    "channels of 255",
    file({ accent: { $value: { colorSpace: "srgb", components: [161, 0, 107] } } }),
    "color.accent",
  ],
  [
    "a lightness past the end of its space",
    file({ accent: { $value: { colorSpace: "oklch", components: [46, 0.19, 347] } } }),
    "color.accent",
  ],
  ["a group that extends nothing", file({ $extends: "{palette.green}" }), "$extends"],
  [
    "a space of the prototype",
    file({ accent: { $value: { colorSpace: "constructor", components: [0, 0, 0] } } }),
    "color.accent",
  ],
  ["an alias of nothing", file({ accent: { $value: "{palette.green}" } }), "color.accent"],
  ["an alias of the prototype", file({ accent: { $value: "{constructor}" } }), "color.accent"],
  ["an alias in a circle", file({ accent: { $value: "{palette.round}" } }), "color.accent"],
  ["a length without a unit", file({}, { radius: { card: { $value: 8 } } }), "radius.card"],
  [
    "a length past the limit",
    file({}, { radius: { card: { $value: { value: 900, unit: "px" } } } }),
    "radius.card",
  ],
  ["no id", { color: {} }, "id"],
])("a file with %s is refused by the token's name", (_, tokens, token) => {
  expect(() => themeFromTokens(tokens)).toThrow(ThemeError);
  expect(() => themeFromTokens(tokens)).toThrow(`"${token}"`);
});
