import type { ContrastLevel } from "./brand.types.ts";
import { contrast, fade, lay, mix } from "./colour.ts";
import { type ContrastPair, contrastPairs, GLOW, type PairKind } from "./contrast-pairs.ts";
import { CONTROL_RATIO, type DerivedBrand, TEXT_RATIO } from "./derive.ts";

/** A pair with its colours and how they read. */
export interface CheckedPair extends ContrastPair {
  /** Hex of what must be seen, and of what it stands on as it is seen there. */
  hex: string;
  onHex: string;
  /** Contrast ratio, 1–21. */
  ratio: number;
  required: number;
}

const requiredFor = (kind: PairKind, level: ContrastLevel) =>
  kind === "text" ? TEXT_RATIO[level] : CONTROL_RATIO;

/** Shares at which the wallet card is looked at on its way from one colour to the other. */
const BETWEEN = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875];

/** The wallet card where it is darkest. Between its colours it is never lighter than at both, but may be darker. */
function darkestOf({ walletStart, walletEnd }: DerivedBrand["color"]): string {
  const run = BETWEEN.map((share) => mix(walletEnd, share, walletStart));
  return run.reduce((dark, next) =>
    contrast(next, "#000000") < contrast(dark, "#000000") ? next : dark,
  );
}

/**
 * Pairs of a brand's values, measured where they are read worst.
 * @param pairs - @default every pair the components use
 */
export function measure(
  { color }: DerivedBrand,
  level: ContrastLevel,
  pairs: readonly ContrastPair[] = contrastPairs,
): CheckedPair[] {
  const grounds = { ...color, pageGlow: fade(color.pageGlow, GLOW) };
  const darkest = { ...grounds, walletStart: darkestOf(color) };

  function seen({ color: token, on, over, opacity }: ContrastPair, values: typeof grounds) {
    const onHex = lay(values[on], over ? values[over] : "#000000");
    const ink = opacity === undefined ? color[token] : fade(color[token], opacity);
    const hex = lay(ink, onHex);
    return { hex, onHex, ratio: contrast(hex, onHex) };
  }

  return pairs.map((pair) => {
    const there = seen(pair, grounds);
    const between = [pair.on, pair.over].includes("walletStart") ? seen(pair, darkest) : there;
    const worst = between.ratio < there.ratio ? between : there;
    return { ...pair, ...worst, required: requiredFor(pair.kind, level) };
  });
}

/** Pairs that miss their ratio. */
export const missing = (pairs: readonly CheckedPair[]): CheckedPair[] =>
  pairs.filter(({ ratio, required }) => ratio < required);
