import { fromOklch, toOklch } from "../color/oklch.ts";
import { deriveAsWritten } from "../derive/derive-brand.ts";
import type { BrandColors, BrandTokens, DerivedColor } from "../tokens/brand.types.ts";
import { colorRows } from "../tokens/columns.ts";
import { type ColorToken, type ContrastPair, contrastPairs } from "./contrast-pairs.ts";
import { measure, missing } from "./measure.ts";

const STEP = 0.005;

/** A colour that the author wrote: one of the brand, or an exact value of a derived one. */
export type WrittenColor = keyof BrandColors | DerivedColor;

function sourceOf(brand: BrandTokens, token: ColorToken): WrittenColor | undefined {
  if (token in brand.color || brand.values?.color?.[token as DerivedColor]) return token;
  return colorRows[token]?.from as keyof BrandColors | undefined;
}

const isOwn = (brand: BrandTokens, token: WrittenColor): token is keyof BrandColors =>
  token in brand.color;

const written = (brand: BrandTokens, token: WrittenColor) =>
  isOwn(brand, token) ? brand.color[token] : brand.values?.color?.[token];

const rewritten = (brand: BrandTokens, token: WrittenColor, color: string): BrandTokens =>
  isOwn(brand, token)
    ? { ...brand, color: { ...brand.color, [token]: color } }
    : { ...brand, values: { ...brand.values, color: { ...brand.values?.color, [token]: color } } };

/** Whether a token, or a token that is derived from it, is in a pair. */
function touches(brand: BrandTokens, token: WrittenColor, pair: ContrastPair): boolean {
  return sourceOf(brand, pair.color) === token || sourceOf(brand, pair.on) === token;
}

const nameOf = ({ kind, color, on, over, opacity }: ContrastPair) =>
  `${kind} ${color} ${on} ${over} ${opacity}`;

const failing = (brand: BrandTokens, pairs?: readonly ContrastPair[]) =>
  missing(measure(deriveAsWritten(brand), brand.contrast ?? "AA", pairs));

/** Halvings between a lightness that fails and one that passes: smaller than one step of a channel. */
const HALVINGS = 6;

/** Whether a change may break pairs that passed before. */
type Cost = "none" | "others";

function nearestOf(brand: BrandTokens, token: WrittenColor, pair: ContrastPair, cost: Cost) {
  const from = toOklch(written(brand, token) ?? "#000000");
  const aims = contrastPairs.filter(
    (each) => each.color === pair.color && touches(brand, token, each),
  );
  const left = new Set(failing(brand).map(nameOf));
  for (const aim of aims) left.delete(nameOf(aim));
  const at = (l: number) => fromOklch({ ...from, l });
  const passes = (l: number) => {
    const changed = rewritten(brand, token, at(l));
    return (
      failing(changed, aims).length === 0 &&
      (cost === "others" || failing(changed).every((each) => left.has(nameOf(each))))
    );
  };
  for (let step = STEP; step < 1 + STEP; step += STEP) {
    const found = [-1, 1].flatMap((way) => {
      let far = from.l + way * step;
      let near = far - way * STEP;
      if (near <= 0 || near >= 1) return [];
      far = Math.min(1, Math.max(0, far));
      if (!passes(far)) return [];
      for (let halving = 0; halving < HALVINGS; halving += 1) {
        const middle = (near + far) / 2;
        if (passes(middle)) far = middle;
        else near = middle;
      }
      return [far];
    });
    const [l] = found.sort((one, other) => Math.abs(one - from.l) - Math.abs(other - from.l));
    if (l !== undefined) return { token, color: at(l) };
  }
  return undefined;
}

/**
 * The smallest change of lightness in OKLCH (the hue stays, the chroma as far as a screen can show
 * it) of the author's colour that fixes a pair and breaks no other. If there is none, a change
 * after which other pairs must be fixed. The foreground is tried first, then its ground.
 * @param costs - tried one after the other
 * @param kept - a colour that does not change
 */
export function nearestPassing(
  brand: BrandTokens,
  pair: ContrastPair,
  costs: readonly Cost[] = ["none", "others"],
  kept?: WrittenColor,
) {
  const { color, on, over = on } = pair;
  const tokens = new Set([color, on, over].map((one) => sourceOf(brand, one)));
  for (const cost of costs) {
    for (const token of tokens) {
      const nearest = token && token !== kept && nearestOf(brand, token, pair, cost);
      if (nearest) return nearest;
    }
  }
  return undefined;
}
