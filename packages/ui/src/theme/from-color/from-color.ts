import { riverDay } from "../brands/river-day/index.ts";
import { riverNight } from "../brands/river-night/index.ts";
import { measure, missing } from "../check/measure.ts";
import { nearestPassing } from "../check/nearest-passing.ts";
import { contrast } from "../color/contrast.ts";
import { hexOf } from "../color/css-color.ts";
import { fromOklch, toOklch } from "../color/oklch.ts";
import { TEXT_RATIO } from "../color/ratios.ts";
import { deriveAsWritten } from "../derive/derive-brand.ts";
import { ThemeError } from "../errors/theme-error.ts";
import { defineBrand } from "../schema/define-brand.ts";
import type { BrandColors, BrandPair, BrandTokens, ContrastLevel } from "../tokens/brand.types.ts";

/** Options of {@link brandFromColor}. */
export interface FromColorOptions {
  /** Ids become `<id>`, `<id>-light` and `<id>-dark`. @default "brand" */
  id?: string;
  /** @default "AA" */
  level?: ContrastLevel;
  /** Corner radii and font of both. @default those of the river brands */
  radius?: Partial<BrandTokens["radius"]>;
  fontFamily?: string;
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Range of the lightness of the accent as a fill: visible on its page, and not too bright. */
const FILL = { light: [0.34, 0.84], dark: [0.48, 0.88] } as const;

/** Lightness of texts by level, close to what {@link settle} finds. */
const LIGHTNESS = {
  AA: { light: { muted: 0.49, accent: 0.5 }, dark: { muted: 0.77, accent: 0.78 }, wallet: 0.42 },
  AAA: { light: { muted: 0.4, accent: 0.4 }, dark: { muted: 0.85, accent: 0.86 }, wallet: 0.34 },
} as const;

const STEP = 0.01;

/**
 * The nearest fill with enough contrast for near-white or near-black text, with that text colour.
 */
function fillOf(hex: string, scheme: "light" | "dark", ratio: number) {
  const { l, c, h } = toOklch(hex);
  const [least, most] = FILL[scheme];
  const start = clamp(l, least, most);
  const inks = [
    fromOklch({ l: 0.99, c: Math.min(c, 0.01), h }),
    fromOklch({ l: 0.2, c: Math.min(c, 0.04), h }),
    "#ffffff",
    "#000000",
  ];
  for (let step = 0; step < 1; step += STEP) {
    for (const lightness of [start - step, start + step]) {
      const accent = lightness === l ? hex : fromOklch({ l: lightness, c, h });
      const onAccent = inks.find((ink) => contrast(ink, accent) >= ratio);
      if (onAccent) return { accent, onAccent };
    }
  }
  throw new ThemeError("color", hex, "a colour");
}

function colorsOf(hex: string, scheme: "light" | "dark", level: ContrastLevel): BrandColors {
  const base = scheme === "light" ? riverDay : riverNight;
  const { l, c, h } = toOklch(hex);
  const tint = (lightness: number, chroma: number) =>
    fromOklch({ l: lightness, c: Math.min(c, chroma), h });
  const aim = LIGHTNESS[level];
  const shared = {
    ...base.color,
    ...fillOf(hex, scheme, TEXT_RATIO[level]),
    textMuted: tint(aim[scheme].muted, 0.03),
    walletStart: tint(aim.wallet, 0.15),
    walletText: tint(0.985, 0.008),
    walletTextMuted: tint(0.89, 0.035),
  };
  return scheme === "light"
    ? {
        ...shared,
        page: tint(0.982, 0.01),
        pageGlow: tint(0.945, 0.045),
        surface: "#ffffff",
        surfaceRaised: "#ffffff",
        surfaceSunken: tint(0.951, 0.014),
        overlay: `${tint(0.22, 0.03)}52`,
        line: `${tint(0.22, 0.03)}17`,
        control: tint(0.59, 0.03),
        text: tint(0.22, 0.025),
        accentText: fromOklch({ l: Math.min(l, aim.light.accent), c, h }),
        shadow: `${tint(0.35, 0.06)}24`,
        wave: tint(0.84, 0.1),
        walletEnd: tint(0.27, 0.1),
      }
    : {
        ...shared,
        page: tint(0.17, 0.03),
        pageGlow: tint(0.3, 0.09),
        surface: tint(0.222, 0.035),
        surfaceRaised: tint(0.275, 0.045),
        surfaceSunken: tint(0.19, 0.032),
        overlay: `${tint(0.1, 0.02)}b8`,
        line: `${tint(0.8, 0.04)}29`,
        control: tint(0.55, 0.05),
        text: tint(0.955, 0.01),
        accentText: fromOklch({ l: Math.max(l, aim.dark.accent), c, h }),
        wave: shared.accent,
        walletEnd: tint(0.24, 0.09),
      };
}

const ROUNDS = 24;

/**
 * Replaces each colour with too little contrast by the nearest one that passes, one after the
 * other.
 */
function settle(brand: BrandTokens, level: ContrastLevel): BrandTokens {
  let settled = brand;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [failing] = missing(measure(deriveAsWritten(settled), level));
    const nearest = failing && nearestPassing(settled, failing, ["others"]);
    if (!nearest) break;
    settled = defineBrand({
      id: brand.id,
      extends: settled,
      color: { [nearest.token]: nearest.color },
    });
  }
  return settled;
}

/**
 * A light and a dark brand from one colour, in OKLCH: its hue tints page, surfaces and texts, the
 * colour itself is the fill of the main action, and every pair that components use is adjusted to
 * the level. A colour that is too dark or too bright for a fill is adjusted.
 * @throws ThemeError when the colour or an option may not become CSS
 * @example
 * const acme = brandFromColor("#a1006b", { id: "acme" });
 * await writeFile("acme.css", themeToCss(acme));
 */
export function brandFromColor(color: string, options: FromColorOptions = {}): BrandPair {
  const { id = "brand", level = "AA", radius, fontFamily } = options;
  if (!Object.hasOwn(TEXT_RATIO, level)) throw new ThemeError("level", level, '"AA" or "AAA"');
  const hex = hexOf(color);
  const side = (scheme: "light" | "dark") =>
    settle(
      defineBrand({
        id: `${id}-${scheme}`,
        extends: scheme === "light" ? riverDay : riverNight,
        ...(level === "AAA" && { contrast: level }),
        color: colorsOf(hex, scheme, level),
        ...(radius && { radius }),
        ...(fontFamily !== undefined && { fontFamily }),
      }),
      level,
    );
  return { id, light: side("light"), dark: side("dark") };
}
