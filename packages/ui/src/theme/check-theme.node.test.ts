import { describe, expect, test } from "vitest";
import { contrast as contrastBrand } from "./brands/contrast/index.ts";
import { lotus } from "./brands/lotus/index.ts";
import { riverDay } from "./brands/river-day/index.ts";
import { riverNight } from "./brands/river-night/index.ts";
import { stress } from "./brands/stress/index.ts";
import { wireframe } from "./brands/wireframe/index.ts";
import { checkTheme } from "./check-theme.ts";
import { contrast } from "./colour.ts";
import { contrastPairs, unpaired } from "./contrast-pairs.ts";
import { defineBrand } from "./define-brand.ts";
import { deriveBrand } from "./derive.ts";
import { forcedColors, forcedFailures } from "./forced-colors.ts";
import { measure, missing } from "./measure.ts";
import { toOklch } from "./oklch.ts";

const clumsy = defineBrand({
  id: "clumsy",
  extends: riverDay,
  color: { accent: "#ff66aa", accentText: "#ff99cc", textMuted: "#cccccc", control: "#eeeeee" },
});

test("every colour of the contract stands in a pair, or it is said why not", () => {
  const paired = new Set(contrastPairs.flatMap(({ color, on, over }) => [color, on, over ?? on]));
  for (const token of Object.keys(deriveBrand(riverNight).color)) {
    expect([token, paired.has(token as never), token in unpaired]).toContain(true);
  }
});

test.each([riverNight, riverDay, lotus, wireframe, stress])("$id passes at AA", (brand) => {
  expect(checkTheme(brand, { level: "AA" }).failures).toEqual([]);
});

test("contrast passes at AAA by itself", () => {
  expect(checkTheme(contrastBrand)).toMatchObject({ level: "AAA", passes: true, failures: [] });
});

describe("a clumsy brand", () => {
  const { passes, failures } = checkTheme(clumsy);

  test("fails by pair, ratio, what is required, and the nearest colour of the same hue", () => {
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

  test("passes once every nearest colour is taken", () => {
    const mended = failures.reduce(
      (brand, { nearest }) =>
        nearest
          ? defineBrand({ id: "mended", extends: brand, color: { [nearest.token]: nearest.color } })
          : brand,
      clumsy,
    );
    expect(checkTheme(mended).failures.map(({ message }) => message)).toEqual([]);
  });

  test("is drawn legibly all the same: what carries text is moved on its way to CSS", () => {
    expect(missing(measure(deriveBrand(clumsy), "AA"))).toEqual([]);
  });
});

test("an exact value is judged as it is, and not moved", () => {
  const brand = defineBrand({
    id: "x",
    extends: riverDay,
    values: { color: { focus: "#ffffff" } },
  });
  const [failure] = checkTheme(brand).failures;
  expect(failure).toMatchObject({ kind: "focus", color: "focus", required: 3 });
  expect(deriveBrand(brand).color.focus).toBe("#ffffff");
});

test("where a person forces colours, every pair becomes one the system promises to be readable", () => {
  expect(forcedFailures()).toEqual([]);
  expect(forcedColors).toMatchObject({ focus: "CanvasText", control: "CanvasText" });
});

test("the contrast formula gives the ratios of WCAG's own examples", () => {
  expect(contrast("#000", "#fff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
