import type { BrandColors, BrandTokens, DerivedColor } from "./brand.types.ts";
import type { ColorToken, ContrastPair } from "./contrast-pairs.ts";
import { deriveAsWritten } from "./derive.ts";
import { measure, missing } from "./measure.ts";
import { fromOklch, toOklch } from "./oklch.ts";

const STEP = 0.005;

/** The colour an author must change to move a derived one. Those of the coin follow from none. */
const SOURCES: Readonly<Partial<Record<DerivedColor, keyof BrandColors>>> = {
  accentHover: "accent",
  accentActive: "accent",
  accentSoft: "accent",
  focus: "accent",
  positiveSoft: "positive",
  onPositive: "positive",
  warningSoft: "warning",
  onWarning: "warning",
  criticalHover: "critical",
  criticalSoft: "critical",
  onCritical: "critical",
  infoSoft: "info",
  onInfo: "info",
  inverse: "text",
  onInverse: "text",
  walletControl: "walletText",
  walletSunken: "walletEnd",
  walletThumb: "walletText",
  onWalletThumb: "walletEnd",
};

function sourceOf(brand: BrandTokens, token: ColorToken): keyof BrandColors | undefined {
  if (token in brand.color) return token as keyof BrandColors;
  return brand.values?.color?.[token as DerivedColor] ? undefined : SOURCES[token as DerivedColor];
}

/** Pairs in which a token or what derives from it stands. */
function touches(brand: BrandTokens, token: keyof BrandColors, pair: ContrastPair): boolean {
  return sourceOf(brand, pair.color) === token || sourceOf(brand, pair.on) === token;
}

const nameOf = (pair: ContrastPair) => `${pair.kind} ${pair.color} ${pair.on} ${pair.over ?? ""}`;

const failing = (brand: BrandTokens) =>
  missing(measure(deriveAsWritten(brand), brand.contrast ?? "AA"));

function nearestOf(brand: BrandTokens, token: keyof BrandColors, pair: ContrastPair) {
  const from = toOklch(brand.color[token] ?? "#000000");
  const before = new Set(failing(brand).map(nameOf));
  const mends = (color: string) =>
    failing({ ...brand, color: { ...brand.color, [token]: color } }).every(
      (left) =>
        before.has(nameOf(left)) && !(left.color === pair.color && touches(brand, token, left)),
    );
  for (let step = STEP; step <= 1; step += STEP) {
    for (const l of [from.l - step, from.l + step]) {
      const color = fromOklch({ ...from, l });
      if (l >= 0 && l <= 1 && mends(color)) return { token, color };
    }
  }
  return undefined;
}

/**
 * The least change of lightness in OKLCH (hue stays, chroma as far as a screen shows it) of the author's colour
 * that mends a pair, and breaks no other. The foreground is tried first, then what it stands on.
 */
export function nearestPassing(brand: BrandTokens, pair: ContrastPair) {
  const { color, on, over = on } = pair;
  for (const token of new Set([color, on, over].map((one) => sourceOf(brand, one)))) {
    const nearest = token && nearestOf(brand, token, pair);
    if (nearest) return nearest;
  }
  return undefined;
}
