import type { ContrastLevel } from "./brand.types.ts";
import { contrast, fade, lay } from "./colour.ts";
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

/** Every pair of a brand's values, measured. */
export function measure({ color }: DerivedBrand, level: ContrastLevel): CheckedPair[] {
  return contrastPairs.map((pair) => {
    const below = pair.over ? color[pair.over] : "#000000";
    const ground = pair.on === "pageGlow" ? fade(color.pageGlow, GLOW) : color[pair.on];
    const onHex = lay(ground, below);
    const ink =
      pair.opacity === undefined ? color[pair.color] : fade(color[pair.color], pair.opacity);
    const hex = lay(ink, onHex);
    return {
      ...pair,
      hex,
      onHex,
      ratio: contrast(hex, onHex),
      required: requiredFor(pair.kind, level),
    };
  });
}

/** Pairs that miss their ratio. */
export const missing = (pairs: readonly CheckedPair[]): CheckedPair[] =>
  pairs.filter(({ ratio, required }) => ratio < required);
