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
  /**
   * Keeps the colour as the fill of the main action also where its contrast is too low; `checkTheme` names what fails.
   * @default false
   */
  keep?: boolean;
  /** Called for each scheme in which the colour itself cannot be the fill of the main action. */
  onMove?: (move: ColorMove) => void;
}

/** A colour that could not be kept. */
export interface ColorMove {
  scheme: BrandTokens["scheme"];
  /** The colour as hex, and the nearest one that can be the fill. */
  from: string;
  to: string;
  /** Problem of `from`, with its ratio and the one that is needed. */
  reason: string;
}

/** Least contrast of the main action with its ground, so that the shape of the button is seen. */
const SEEN_ON = { light: 1.2, dark: 1.5 } as const;

/** Purpose of a brand, and whether its colour stays as it is. */
type Aim = {
  readonly scheme: BrandTokens["scheme"];
  readonly level: ContrastLevel;
  readonly keep: boolean;
};

/** Lightness of texts by level, close to what {@link settle} finds. */
const LIGHTNESS = {
  AA: { light: { muted: 0.49, accent: 0.5 }, dark: { muted: 0.77, accent: 0.78 }, wallet: 0.42 },
  AAA: { light: { muted: 0.4, accent: 0.4 }, dark: { muted: 0.85, accent: 0.86 }, wallet: 0.34 },
} as const;

const STEP = 0.01;

const shown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/**
 * The nearest fill that is seen on the page, with enough contrast for near-white or near-black text, and that text
 * colour. The colour itself when it is one.
 */
function fillOf(hex: string, page: string, { scheme, level, keep }: Aim) {
  const ratio = TEXT_RATIO[level];
  const { l, c, h } = toOklch(hex);
  const inks = [
    fromOklch({ l: 0.99, c: Math.min(c, 0.01), h }),
    fromOklch({ l: 0.2, c: Math.min(c, 0.04), h }),
    "#ffffff",
    "#000000",
  ];
  if (keep) {
    const [first = "#ffffff", ...others] = inks;
    const onAccent = others.reduce(
      (best, ink) => (contrast(ink, hex) > contrast(best, hex) ? ink : best),
      first,
    );
    return { accent: hex, onAccent, reason: "" };
  }
  const seen = contrast(hex, page);
  const reason =
    seen < SEEN_ON[scheme]
      ? `it has ${shown(seen)}:1 on the page, needs ${SEEN_ON[scheme]}:1`
      : `no text has ${ratio}:1 on it`;
  for (let step = 0; step < 1; step += STEP) {
    for (const lightness of [l - step, l + step]) {
      const accent = step === 0 ? hex : fromOklch({ l: lightness, c, h });
      const onAccent = inks.find((ink) => contrast(ink, accent) >= ratio);
      if (onAccent && contrast(accent, page) >= SEEN_ON[scheme])
        return { accent, onAccent, reason };
    }
  }
  throw new ThemeError("color", hex, "a colour");
}

/** How far the wallet card is made lighter or darker at most. */
const WALLET_RANGE = 0.2;

/**
 * How much lighter or darker the wallet card must be for the main action to be seen on its whole gradient.
 * @param cardAt start and end of the gradient with a change of lightness
 */
function walletShift(accent: string, cardAt: (change: number) => readonly [string, string]) {
  for (let step = 0; step <= WALLET_RANGE; step += STEP) {
    for (const change of [-step, step]) {
      const [start, end] = cardAt(change).map((color) => contrast(color, "#000000")) as [
        number,
        number,
      ];
      const fill = contrast(accent, "#000000");
      const isSeen =
        fill >= Math.max(start, end) * SEEN_ON.dark || fill * SEEN_ON.dark <= Math.min(start, end);
      if (isSeen) return change;
    }
  }
  return 0;
}

type Colors = { readonly colors: BrandColors; readonly reason: string };

function colorsOf(hex: string, aimed: Aim): Colors {
  const { scheme, level } = aimed;
  const base = scheme === "light" ? riverDay : riverNight;
  const { l, c, h } = toOklch(hex);
  const tint = (lightness: number, chroma: number) =>
    fromOklch({ l: lightness, c: Math.min(c, chroma), h });
  const aim = LIGHTNESS[level];
  const page = scheme === "light" ? tint(0.982, 0.01) : tint(0.17, 0.03);
  const { reason, ...fill } = fillOf(hex, page, aimed);
  const cardAt = (change: number) =>
    [
      tint(aim.wallet + change, 0.15),
      scheme === "light" ? tint(0.27 + change, 0.1) : tint(0.24 + change, 0.09),
    ] as const;
  const [walletStart, walletEnd] = cardAt(walletShift(fill.accent, cardAt));
  const shared = {
    ...base.color,
    ...fill,
    page,
    textMuted: tint(aim[scheme].muted, 0.03),
    walletStart,
    walletEnd,
    walletText: tint(0.985, 0.008),
    walletTextMuted: tint(0.89, 0.035),
  };
  const colors =
    scheme === "light"
      ? {
          ...shared,
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
        }
      : {
          ...shared,
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
        };
  return { colors, reason };
}

const ROUNDS = 24;

/** The first value that is found; a pair that cannot be fixed does not stop the others. */
function firstOf<From, To>(all: readonly From[], find: (one: From) => To | undefined) {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Replaces each colour with too little contrast by the nearest one that passes, one after the
 * other.
 */
function settle(brand: BrandTokens, { level, keep }: Aim): BrandTokens {
  let settled = brand;
  for (let round = 0; round < ROUNDS; round += 1) {
    const nearest = firstOf(missing(measure(deriveAsWritten(settled), level)), (pair) =>
      nearestPassing(settled, pair, ["others"], keep ? "accent" : undefined),
    );
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
 * the level. A colour that cannot be a fill is moved, and `onMove` gets the reason.
 * @throws ThemeError when the colour or an option may not become CSS
 * @example
 * const acme = brandFromColor("#a1006b", { id: "acme" });
 * await writeFile("acme.css", themeToCss(acme));
 */
export function brandFromColor(color: string, options: FromColorOptions = {}): BrandPair {
  const { id = "brand", level = "AA", radius, fontFamily, keep = false, onMove } = options;
  if (!Object.hasOwn(TEXT_RATIO, level)) throw new ThemeError("level", level, '"AA" or "AAA"');
  const hex = hexOf(color);
  const side = (scheme: BrandTokens["scheme"]) => {
    const aim = { scheme, level, keep };
    const { colors, reason } = colorsOf(hex, aim);
    const brand = settle(
      defineBrand({
        id: `${id}-${scheme}`,
        extends: scheme === "light" ? riverDay : riverNight,
        ...(level === "AAA" && { contrast: level }),
        color: colors,
        ...(radius && { radius }),
        ...(fontFamily !== undefined && { fontFamily }),
      }),
      aim,
    );
    const { accent } = brand.color;
    if (accent !== hex) onMove?.({ scheme, from: hex, to: accent, reason });
    return brand;
  };
  return { id, light: side("light"), dark: side("dark") };
}
