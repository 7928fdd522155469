import { contrast, fade, lay, mix } from "../color/contrast.ts";
import { CONTROL_RATIO, TEXT_RATIO } from "../color/ratios.ts";
import type { DerivedBrand } from "../derive/derive-brand.ts";
import type { ContrastLevel } from "../tokens/brand.types.ts";
import { colorRows } from "../tokens/columns.ts";
import { type ContrastPair, contrastPairs, type PairKind } from "./contrast-pairs.ts";

/** A pair with its colours and their contrast. */
export interface CheckedPair extends ContrastPair {
  /** Hex of the colour, and of its ground as rendered. */
  hex: string;
  onHex: string;
  /** Contrast ratio, 1–21. */
  ratio: number;
  required: number;
}

const requiredFor = (kind: PairKind, level: ContrastLevel) =>
  kind === "text" ? TEXT_RATIO[level] : CONTROL_RATIO;

/** Shares of the gradient at which the wallet card is checked. */
const BETWEEN = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875];

/**
 * The darkest colour of the wallet card. Between its two colours the gradient is never lighter than
 * both, but may be darker.
 */
function darkestOf({ walletStart, walletEnd }: DerivedBrand["color"]): string {
  const run = BETWEEN.map((share) => mix(walletEnd, share, walletStart));
  return run.reduce((dark, next) =>
    contrast(next, "#000000") < contrast(dark, "#000000") ? next : dark,
  );
}

/**
 * Pairs of a brand's values, measured where their contrast is lowest.
 * @param pairs - @default every pair the components use
 */
export function measure(
  { color }: DerivedBrand,
  level: ContrastLevel,
  pairs: readonly ContrastPair[] = contrastPairs,
): CheckedPair[] {
  const darkest = { ...color, walletStart: darkestOf(color) };

  function seen({ color: token, on, over, opacity }: ContrastPair, values: typeof color) {
    const share = colorRows[on]?.share;
    const ground = share === undefined ? values[on] : fade(values[on], share);
    const onHex = lay(ground, over ? values[over] : "#000000");
    const ink = opacity === undefined ? color[token] : fade(color[token], opacity);
    const hex = lay(ink, onHex);
    return { hex, onHex, ratio: contrast(hex, onHex) };
  }

  return pairs.map((pair) => {
    const there = seen(pair, color);
    const between = [pair.on, pair.over].includes("walletStart") ? seen(pair, darkest) : there;
    const worst = between.ratio < there.ratio ? between : there;
    return { ...pair, ...worst, required: requiredFor(pair.kind, level) };
  });
}

/** Pairs below their required ratio. */
export const missing = (pairs: readonly CheckedPair[]): CheckedPair[] =>
  pairs.filter(({ ratio, required }) => ratio < required);
