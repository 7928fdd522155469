import { contrast as contrastBrand } from "../../../ui/src/theme/brands/contrast/index.ts";
import { lotus } from "../../../ui/src/theme/brands/lotus/index.ts";
import { riverDay } from "../../../ui/src/theme/brands/river-day/index.ts";
import { riverNight } from "../../../ui/src/theme/brands/river-night/index.ts";
import { checkTheme } from "../../../ui/src/theme/check/check-theme.ts";
import type { CheckedPair } from "../../../ui/src/theme/check/measure.ts";
import { deriveBrand } from "../../../ui/src/theme/derive/derive-brand.ts";
import type { TokenDocs } from "../../../ui/src/theme/docs/token-docs.ts";
import { baseValues } from "../../../ui/src/theme/tokens/base-values.ts";
import type { BrandTokens } from "../../../ui/src/theme/tokens/brand.types.ts";
import { tokenTable } from "../../../ui/src/theme/tokens/token-table.ts";

/** The brands of the pages, in their order. */
export const SHOWN_BRANDS: readonly BrandTokens[] = [riverNight, riverDay, lotus, contrastBrand];

/** A colour of a brand with the lowest contrast that components use it at. */
export interface Swatch {
  readonly token: string;
  readonly hex: string;
  /** `null` for an ornament, which needs no contrast. */
  readonly lowest: { readonly ratio: number; readonly level: string; readonly pair: string } | null;
}

/** Roles that say most about a brand, for the overview. */
export const MAIN_ROLES = [
  "surface",
  "text",
  "textMuted",
  "accent",
  "positive",
  "warning",
  "critical",
  "info",
  "control",
  "bonusStart",
  "walletStart",
  "page",
] as const;

/** The level that a ratio reaches; 3:1 is enough for icons, edges of controls and focus rings. */
function levelOf({ kind, ratio, required }: CheckedPair): string {
  if (ratio < required) return "too low";
  if (kind !== "text") return "3:1";
  return ratio >= 7 ? "AAA" : "AA";
}

const pairOf = ({ color, on, kind }: CheckedPair, token: string) => {
  if (color !== token) return kind === "text" ? `${color} on it` : `${color}, ${kind}`;
  return kind === "text" ? `on ${on}` : `${kind} on ${on}`;
};

/** The pair with the lowest contrast: of the colour as text, else of the text on it, else of any other use. */
function lowestOf(pairs: readonly CheckedPair[], token: string): Swatch["lowest"] {
  const own = pairs.filter(({ color }) => color === token);
  const onIt = pairs.filter(({ on }) => on === token);
  const isText = ({ kind }: CheckedPair) => kind === "text";
  const uses = [own.filter(isText), onIt.filter(isText), own, onIt];
  const found = uses.find(({ length }) => length > 0);
  if (!found) return null;
  const lowest = found.reduce((worst, pair) => (pair.ratio < worst.ratio ? pair : worst));
  return {
    ratio: Math.floor(lowest.ratio * 10) / 10,
    level: levelOf(lowest),
    pair: pairOf(lowest, token),
  };
}

/** Every colour of a brand, in the order of the table of tokens. */
export function swatchesOf(brand: BrandTokens): readonly Swatch[] {
  const { pairs } = checkTheme(brand);
  return Object.entries(deriveBrand(brand).color).map(([token, hex]) => ({
    token,
    hex,
    lowest: lowestOf(pairs, token),
  }));
}

const PX_PER_REM = 16;
const inPx = (value: string) =>
  value.endsWith("rem") ? Number.parseFloat(value) * PX_PER_REM : Number.parseFloat(value);

/** A token with its value and what it is for. */
export interface Step {
  readonly token: string;
  readonly px: number;
  readonly text: string;
}

const textOf = (docs: readonly TokenDocs[], group: string, token: string) =>
  docs.find(({ path }) => path[0] === group && path[1] === token)?.text ?? "";

/** The sizes of type in px, the largest first. */
export const sizesOf = (docs: readonly TokenDocs[]): readonly Step[] =>
  Object.entries(baseValues.font)
    .filter(([token]) => token.startsWith("size"))
    .map(([token, value]) => ({ token, px: inPx(value), text: textOf(docs, "font", token) }))
    .sort((one, other) => other.px - one.px);

/** The line height of text by script. */
export const lineHeights = tokenTable.font.lineText.byLanguage;

/** The distances in px. */
export const spaces: readonly Omit<Step, "text">[] = Object.entries(baseValues.space).map(
  ([token, value]) => ({ token, px: inPx(value) }),
);

/** The corners of the included brands in px. */
export const radii: readonly Omit<Step, "text">[] = Object.entries(
  deriveBrand(riverDay).radius,
).map(([token, value]) => ({ token, px: inPx(value) }));

/** The shadows of a brand. */
export const shadowsOf = (brand: BrandTokens, docs: readonly TokenDocs[]) =>
  Object.entries(deriveBrand(brand).shadow).map(([token, value]) => ({
    token,
    value,
    text: textOf(docs, "shadow", token),
  }));

/** A duration or a curve. */
export interface Movement {
  readonly token: string;
  readonly value: string;
  /** The value under reduced motion; a curve has none. */
  readonly reduced: string | null;
  readonly text: string;
}

/** The durations and curves of movements. */
export const movementsOf = (docs: readonly TokenDocs[]): readonly Movement[] =>
  Object.entries(tokenTable.motion).map(([token, row]) => ({
    token,
    value: row.value ?? "",
    reduced: ("reduced" in row && row.reduced) || null,
    text: textOf(docs, "motion", token),
  }));

/** Points of a curve in a box of 1 by 1, as an SVG path with y downwards. */
export function pathOf(curve: string): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = curve.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return `M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`;
}
