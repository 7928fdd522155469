import { expect, test } from "vitest";
import { riverDay } from "../brands/river-day/index.ts";
import { riverNight } from "../brands/river-night/index.ts";
import { themeToCss, toVariables } from "../css/to-css.ts";
import { deriveBrand } from "../derive/derive-brand.ts";
import { ThemeError } from "../errors/theme-error.ts";
import { brandFromJson } from "../json/brand-from-json.ts";
import type { BrandTokens } from "../tokens/brand.types.ts";
import { defineBrand } from "./define-brand.ts";

const nightWith = (color: Record<string, unknown>) =>
  ({ ...riverNight, color: { ...riverNight.color, ...color } }) as BrandTokens;

function catchError(run: () => unknown): ThemeError {
  try {
    run();
  } catch (error) {
    return error as ThemeError;
  }
  throw new Error("nothing was refused");
}

test.each<[string, BrandTokens, string]>([
  [
    "a value that ends the CSS rule",
    nightWith({ accent: "red;} body{display:none" }),
    "color.accent",
  ],
  ["a url", nightWith({ page: "url(https://example.com/x)" }), "color.page"],
  ["a see-through text", nightWith({ text: "#ffffff80" }), "color.text"],
  ["a colour that is missing", nightWith({ wave: undefined }), "color.wave"],
  ["an unknown colour", nightWith({ buttonBackground: "#fff" }), "color.buttonBackground"],
  ["an id that leaves its selector", { ...riverNight, id: 'x"],*{' }, "id"],
  [
    "a radius that is no number",
    { ...riverNight, radius: { ...riverNight.radius, card: Number.NaN } },
    "radius.card",
  ],
  ["a font family with a brace", { ...riverNight, fontFamily: "Kanit}" }, "fontFamily"],
  ["the id reserved for the setting of the device", { ...riverNight, id: "system" }, "id"],
  ["an unknown level", { ...riverNight, contrast: "A" as "AA" }, "contrast"],
  [
    "an exact value that ends the rule",
    { ...riverNight, values: { space: { 4: "16px;}*{color:red" } } },
    "values.space.4",
  ],
  [
    "a shadow of more layers than a browser should draw",
    {
      ...riverNight,
      values: { shadow: { card: Array.from({ length: 20 }, () => "0 1px #000000").join(", ") } },
    },
    "values.shadow.card",
  ],
  [
    "a shadow that fetches",
    { ...riverNight, values: { shadow: { card: "0 0 url(//x) #000" } } },
    "values.shadow.card",
  ],
  [
    "an easing that leaves time",
    { ...riverNight, values: { motion: { easeOut: "cubic-bezier(2, 0, 0, 1)" } } },
    "values.motion.easeOut",
  ],
  [
    "an exact value for what the author picks",
    { ...riverNight, values: { color: { text: "#ffffff" } } } as BrandTokens,
    "values.color.text",
  ],
  [
    "a line height of its own",
    { ...riverNight, values: { font: { lineText: "1" } } } as BrandTokens,
    "values.font.lineText",
  ],
  [
    "an easing that lacks a number",
    { ...riverNight, values: { motion: { easeOut: "cubic-bezier(, 0, , 1)" } } },
    "values.motion.easeOut",
  ],
  ["a group that is a word", { ...riverNight, color: "red" as never }, "color"],
])("a brand with %s is refused by the token's name", (_, brand, token) => {
  const refuse = () => themeToCss(brand);
  expect(refuse).toThrow(ThemeError);
  expect(refuse).toThrow(`"${token}"`);
});

test("one error lists every wrong token of a brand with its value", () => {
  const { accent: _, ...color } = riverNight.color;
  const bad = {
    ...riverNight,
    id: "Acme",
    shade: 1,
    color: { ...color, text: "red", buttonFill: "#a1006b" },
    radius: { ...riverNight.radius, card: 900 },
    values: { motion: { quick: "120ms, all 9s" }, space: "wide", glow: {} },
  };
  const refused = catchError(() => themeToCss(bad as never));
  expect(refused).toBeInstanceOf(ThemeError);
  expect(refused.problems).toEqual([
    { token: "shade", value: 1, expected: "a token that exists" },
    { token: "id", value: "Acme", expected: "lower-case letters, digits and dashes, at most 64" },
    { token: "color.buttonFill", value: "#a1006b", expected: "a token that exists" },
    { token: "color.text", value: "red", expected: "a hex colour" },
    { token: "color.accent", value: undefined, expected: "a hex colour" },
    { token: "radius.card", value: 900, expected: "a number of px from 0 to 64" },
    { token: "values.glow", value: {}, expected: "a token that exists" },
    { token: "values.space", value: "wide", expected: "a group of tokens" },
    { token: "values.motion.quick", value: "120ms, all 9s", expected: "a time such as 120ms" },
  ]);
  expect(refused).toMatchObject({ token: "shade", value: 1 });
  expect(refused.message.split("\n")).toEqual([
    "9 theme tokens are refused:",
    '  "shade" is 1; expected a token that exists.',
    ...refused.problems
      .slice(1)
      .map(({ token }) => expect.stringContaining(`  "${token}" is `) as string),
  ]);
});

test("a value that is not a group is reported once, not for each missing token", () => {
  const bad = { ...riverNight, color: "red", scheme: "dim" };
  const refused = catchError(() => themeToCss(bad as never));
  expect(refused.problems.map(({ token }) => token)).toEqual(["scheme", "color"]);
});

test("a brand becomes the CSS of its scope in the tokens layer, and without layers for hosts that need it", () => {
  const css = themeToCss(riverDay);
  expect(css).toMatch(
    /^@layer satang\.reset, [^;]+;\n@layer satang\.tokens \{\n\[data-satang-theme="river-day"\] \{/,
  );
  expect(css).toContain("color-scheme: light;");
  expect(css).toContain("--satang-color-surface-sunken: #f3ede0;");
  expect(themeToCss(riverDay, { layered: false })).not.toContain("@layer");
});

test("a brand written as a difference keeps the other values and is derived again", () => {
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

test("a difference without a base is refused by name, for callers without types", () => {
  for (const base of [undefined, "river-day"]) {
    const refused = catchError(() => defineBrand({ id: "x", extends: base as never }));
    expect(refused).toMatchObject({ name: "ThemeError", token: "extends" });
  }
});

test.each([null, undefined, 1, "river"])("%j in place of a brand is refused", (written) => {
  expect(catchError(() => defineBrand(written as never))).toBeInstanceOf(ThemeError);
});

test("the included brands keep the text colours of their authors", () => {
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

test("an exact value replaces a derived or shared one, and the others are still derived", () => {
  const calm = defineBrand({
    id: "calm",
    extends: riverDay,
    values: { color: { focus: "#00429d" }, motion: { quick: "80ms" } },
  });
  const css = themeToCss(calm);
  expect(css).toContain("--satang-color-focus: #00429d;");
  expect(css).toContain("--satang-motion-quick: 80ms;");
  expect(css).not.toContain("--satang-motion-base");
  const louder = defineBrand({ id: "louder", extends: calm, values: { color: { qr: "#fffdf7" } } });
  expect(louder.values?.color).toEqual({ focus: "#00429d", qr: "#fffdf7" });
});

test("a pair follows the device under one id", () => {
  const css = themeToCss({ id: "river", light: riverDay, dark: riverNight });
  expect(css.match(/\[data-satang-theme="river"\]/g)).toHaveLength(2);
  expect(css).toMatch(/dark;[\s\S]+@media \(prefers-color-scheme: light\) \{[\s\S]+light;/);
});

test("a value of one side of a pair does not apply to the other", () => {
  const calm = defineBrand({ id: "x", extends: riverNight, values: { motion: { base: "80ms" } } });
  const [dark = "", light = ""] = themeToCss({ id: "x", light: riverDay, dark: calm }).split(
    "@media (prefers-color-scheme: light)",
  );
  expect(dark).toMatch(/@media not all and \(prefers-color-scheme: light\) \{[\s\S]+motion-base/);
  expect(light).not.toContain("motion-base");
});

const accent = { ...riverNight, color: { ...riverNight.color, accent: "red" } };

test.each<[string, unknown, string[]]>([
  ["nothing", null, ["brand"]],
  ["a word", "lotus", ["brand"]],
  ["a list", [riverDay], ["brand"]],
  ["half a pair", { id: "x", dark: riverNight }, ["light"]],
  [
    "sides that are exchanged",
    { id: "x", light: riverNight, dark: riverDay },
    ["light.scheme", "dark.scheme"],
  ],
  ["an id that is taken", { id: "system", light: riverDay, dark: riverNight }, ["id"]],
  ["one side too many", { id: "x", light: riverDay, dark: riverNight, dim: riverNight }, ["dim"]],
  ["a colour of one side", { id: "x", light: riverDay, dark: accent }, ["dark.color.accent"]],
])("as a theme %s is refused with token and side, without a crash", (_, theme, tokens) => {
  const refused = catchError(() => themeToCss(theme as BrandTokens));
  expect(refused).toBeInstanceOf(ThemeError);
  expect(refused.problems.map(({ token }) => token)).toEqual(tokens);
});

test("a brand read from JSON names a shipped base, or the error lists them", () => {
  const acme = brandFromJson({ id: "acme", extends: "river-day", radius: { card: 4 } });
  expect(acme).toEqual(defineBrand({ id: "acme", extends: riverDay, radius: { card: 4 } }));
  expect(() => brandFromJson({ id: "acme", extends: "river" })).toThrow(
    /"extends" is "river"; expected one of river-night, river-day, lotus, contrast/,
  );
  expect(() => brandFromJson({ id: "acme", extends: "sea" }, [acme])).toThrow("contrast, acme");
  expect(() =>
    brandFromJson(JSON.parse('{"id":"x","extends":"river-day","__proto__":{}}')),
  ).toThrow("a token that exists");
  expect(() => brandFromJson([])).toThrow(ThemeError);
});
