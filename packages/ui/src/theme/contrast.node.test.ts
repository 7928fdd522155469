import { describe, expect, test } from "vitest";
import type { BrandTokens, ThemeValues } from "./brand.types.ts";
import { riverDay } from "./brands/river-day/index.ts";
import { riverNight } from "./brands/river-night/index.ts";
import { contrast } from "./colour.ts";
import { defineBrand } from "./define-brand.ts";
import { deriveBrand } from "./derive.ts";

type Color = keyof ThemeValues["color"];

const surfaces: Color[] = ["page", "surface", "surfaceRaised", "surfaceSunken"];
const tones: Color[] = ["positive", "warning", "critical", "info"];

/** [what is read, what it stands on], as the components use them. */
const textPairs: [Color, Color][] = [
  ...(["text", "textMuted", "accentText", ...tones] as Color[]).flatMap((text) =>
    surfaces.map((surface): [Color, Color] => [text, surface]),
  ),
  ...(["accentSoft", "positiveSoft", "warningSoft", "criticalSoft", "infoSoft"] as Color[]).map(
    (soft): [Color, Color] => ["text", soft],
  ),
  ["accentText", "accentSoft"],
  ["positive", "positiveSoft"],
  ["warning", "warningSoft"],
  ["critical", "criticalSoft"],
  ["info", "infoSoft"],
  ["onAccent", "accent"],
  ["onAccent", "accentHover"],
  ["onAccent", "accentActive"],
  ["onPositive", "positive"],
  ["onWarning", "warning"],
  ["onCritical", "critical"],
  ["onCritical", "criticalHover"],
  ["onInfo", "info"],
  ["onInverse", "inverse"],
  ["walletText", "walletStart"],
  ["walletText", "walletEnd"],
  ["walletTextMuted", "walletStart"],
  ["walletTextMuted", "walletEnd"],
  ["onWalletThumb", "walletThumb"],
];

const controlPairs = (["control", "focus"] as Color[]).flatMap((edge) =>
  surfaces.map((surface): [Color, Color] => [edge, surface]),
);

const clumsy = defineBrand({
  id: "clumsy",
  extends: riverDay,
  color: { accent: "#ff66aa", accentText: "#ff99cc", textMuted: "#cccccc", control: "#eeeeee" },
});

function weakest(brand: BrandTokens, pairs: [Color, Color][], ratio: number) {
  const { color } = deriveBrand(brand);
  return pairs
    .map(([one, other]) => ({ one, other, ratio: contrast(color[one], color[other]) }))
    .filter((pair) => pair.ratio < ratio);
}

describe.each([riverNight, riverDay, clumsy])("$id", (brand) => {
  test("every text reads at AA on what it stands on", () => {
    expect(weakest(brand, textPairs, 4.5)).toEqual([]);
  });

  test("edges of controls and the focus ring stand out 3:1 on every surface", () => {
    expect(weakest(brand, controlPairs, 3)).toEqual([]);
  });
});

test("the contrast formula gives the ratios of WCAG's own examples", () => {
  expect(contrast("#000", "#fff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
