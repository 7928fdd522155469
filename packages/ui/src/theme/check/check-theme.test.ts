import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast as contrastBrand } from "../brands/contrast/index.ts";
import { lotus } from "../brands/lotus/index.ts";
import { riverDay } from "../brands/river-day/index.ts";
import { riverNight } from "../brands/river-night/index.ts";
import { stress } from "../brands/stress/index.ts";
import { wireframe } from "../brands/wireframe/index.ts";
import { contrast } from "../color/contrast.ts";
import { fromOklch, toOklch } from "../color/oklch.ts";
import { deriveAsWritten, deriveBrand } from "../derive/derive-brand.ts";
import { tokenDocs } from "../docs/token-docs.ts";
import { defineBrand } from "../schema/define-brand.ts";
import { checkTheme } from "./check-theme.ts";
import { contrastPairs } from "./contrast-pairs.ts";
import { forcedColors, forcedFailures } from "./forced-colors.ts";
import { measure, missing } from "./measure.ts";

const clumsy = defineBrand({
  id: "clumsy",
  extends: riverDay,
  color: { accent: "#ff66aa", accentText: "#ff99cc", textMuted: "#cccccc", control: "#eeeeee" },
});

test("every colour of the contract is either in a pair, or its row gives the reason why not", () => {
  const source = readFileSync(new URL("../tokens/token-table.ts", import.meta.url), "utf8");
  const paired = new Set<string>(
    contrastPairs.flatMap(({ color, on, over }) => [color, on, over ?? on]),
  );
  const docs = tokenDocs(source).filter(({ path: [group] }) => group === "color");
  const unpaired = docs.filter((each) => each.unpaired).map(({ path }) => path[1]);
  for (const token of Object.keys(deriveBrand(riverNight).color)) {
    expect([token, paired.has(token), unpaired.includes(token)]).toContain(true);
    expect([token, paired.has(token), unpaired.includes(token)]).toContain(false);
  }
});

test("every ground in a row is a colour of the contract", () => {
  const known = Object.keys(deriveBrand(riverNight).color);
  for (const { color, on, over = on } of contrastPairs) {
    expect(known).toEqual(expect.arrayContaining([color, on, over]));
  }
});

test.each([riverNight, riverDay, lotus, wireframe, stress])("$id passes at AA", (brand) => {
  expect(checkTheme(brand, { level: "AA" }).failures).toEqual([]);
});

test("contrast passes at AAA without an explicit level", () => {
  expect(checkTheme(contrastBrand)).toMatchObject({ level: "AAA", passes: true, failures: [] });
});

describe("a brand with too little contrast", () => {
  const { passes, failures } = checkTheme(clumsy);

  test("fails with the pair, its ratio, the required ratio, and the nearest colour of the same hue", () => {
    expect(passes).toBe(false);
    const muted = failures.find(({ color, on }) => color === "textMuted" && on === "surface");
    expect(muted).toMatchObject({ kind: "text", hex: "#cccccc", onHex: "#ffffff", required: 4.5 });
    expect(muted?.ratio).toBeCloseTo(1.61, 2);
    expect(muted?.message).toMatch(
      /^text textMuted #cccccc on surface #ffffff has 1\.60:1, needs 4\.5:1; the nearest that passes is textMuted #[0-9a-f]{6}$/,
    );
    const pink = failures.find(({ color }) => color === "accentText")?.nearest?.color ?? "";
    expect(Math.abs(toOklch(pink).h - toOklch("#ff99cc").h)).toBeLessThan(4);
  });

  test("passes when every nearest colour is used", () => {
    const changes = failures.map(({ nearest }) => [nearest?.token, nearest?.color]);
    const color = Object.fromEntries(changes.filter(([token]) => token));
    const fixed = defineBrand({ id: "fixed", extends: clumsy, color });
    expect(checkTheme(fixed).failures.map(({ message }) => message)).toEqual([]);
  });

  test("is still readable, because colours of texts are adjusted before they become CSS", () => {
    expect(missing(measure(deriveBrand(clumsy), "AA"))).toEqual([]);
  });
});

test("an exact value is checked unchanged, and not adjusted", () => {
  const brand = defineBrand({
    id: "x",
    extends: riverDay,
    values: { color: { focus: "#ffffff" } },
  });
  const [failure] = checkTheme(brand).failures;
  expect(failure).toMatchObject({ kind: "focus", color: "focus", required: 3 });
  expect(deriveBrand(brand).color.focus).toBe("#ffffff");
});

test("text on the wallet card is checked along the whole gradient", () => {
  const bright = defineBrand({
    id: "x",
    extends: riverDay,
    color: {
      walletStart: "#ff0000",
      walletEnd: "#00a0ff",
      walletText: "#000000",
      walletTextMuted: "#000000",
    },
  });
  const ends = [bright.color.walletStart, bright.color.walletEnd];
  for (const end of ends) expect(contrast("#000000", end)).toBeGreaterThan(4.5);
  const failure = checkTheme(bright).failures.find(({ color }) => color === "walletText");
  expect(failure).toMatchObject({ on: "walletStart", hex: "#000000" });
  expect(failure?.ratio).toBeLessThan(4.5);
  expect(ends).not.toContain(failure?.onHex);
});

test("for an exact value that fails the nearest colour is of the same token, not of the ground", () => {
  const exact = (focus: string) =>
    defineBrand({ id: "x", extends: riverDay, values: { color: { focus } } });
  const [failure] = checkTheme(exact("#ffd0e8")).failures;
  expect(failure?.nearest?.token).toBe("focus");
  expect(failure?.message).toContain("the nearest that passes is focus #");
  expect(checkTheme(exact(failure?.nearest?.color ?? "")).failures).toEqual([]);
});

test.each<[string, keyof typeof riverDay.color, string]>([
  ["on light", "textMuted", "#a9a9a9"],
  ["on light, of a strong hue", "accentText", "#ff99cc"],
  ["as an edge", "control", "#dddddd"],
  ["as a tone", "critical", "#ff8a80"],
])("no nearer colour of the same hue passes: %s", (_, token, color) => {
  const brandWith = (value: string) => ({
    ...riverDay,
    color: { ...riverDay.color, [token]: value },
  });
  const passes = (value: string) =>
    missing(measure(deriveAsWritten(brandWith(value)), "AA")).length === 0;
  const nearest = checkTheme(brandWith(color)).failures.find(
    (each) => each.color === token,
  )?.nearest;
  expect(nearest?.token).toBe(token);
  const found = nearest?.color ?? "";
  expect(passes(found)).toBe(true);
  const from = toOklch(color);
  const way = toOklch(found).l - from.l;
  const nearer = Array.from({ length: 400 }, (_, at) =>
    fromOklch({ ...from, l: from.l + (way * at) / 400 }),
  ).filter((each) => each !== found && passes(each));
  expect(nearer).toEqual([]);
});

test("under forced colours, every pair becomes a pair that CSS guarantees to be readable", () => {
  expect(forcedFailures()).toEqual([]);
  expect(forcedColors).toMatchObject({ focus: "CanvasText", control: "CanvasText" });
});

test("the contrast formula gives the ratios of WCAG's own examples", () => {
  expect(contrast("#000", "#fff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
