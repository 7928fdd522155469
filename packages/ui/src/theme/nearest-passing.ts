import type { BrandColors, BrandTokens, DerivedColor } from "./brand.types.ts";
import { type ColorToken, type ContrastPair, contrastPairs } from "./contrast-pairs.ts";
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

/** A colour an author wrote: one of the brand's own, or an exact value of a derived one. */
export type WrittenColor = keyof BrandColors | DerivedColor;

function sourceOf(brand: BrandTokens, token: ColorToken): WrittenColor | undefined {
  if (token in brand.color || brand.values?.color?.[token as DerivedColor]) return token;
  return SOURCES[token as DerivedColor];
}

const isOwn = (brand: BrandTokens, token: WrittenColor): token is keyof BrandColors =>
  token in brand.color;

const written = (brand: BrandTokens, token: WrittenColor) =>
  isOwn(brand, token) ? brand.color[token] : brand.values?.color?.[token];

const rewritten = (brand: BrandTokens, token: WrittenColor, color: string): BrandTokens =>
  isOwn(brand, token)
    ? { ...brand, color: { ...brand.color, [token]: color } }
    : { ...brand, values: { ...brand.values, color: { ...brand.values?.color, [token]: color } } };

/** Pairs in which a token or what derives from it stands. */
function touches(brand: BrandTokens, token: WrittenColor, pair: ContrastPair): boolean {
  return sourceOf(brand, pair.color) === token || sourceOf(brand, pair.on) === token;
}

const nameOf = ({ kind, color, on, over, opacity }: ContrastPair) =>
  `${kind} ${color} ${on} ${over} ${opacity}`;

const failing = (brand: BrandTokens, pairs?: readonly ContrastPair[]) =>
  missing(measure(deriveAsWritten(brand), brand.contrast ?? "AA", pairs));

/** Halvings between a lightness that fails and one that passes: finer than a step of a screen's channel. */
const HALVINGS = 6;

/** What a change may do to pairs that read before it. */
type Cost = "none" | "others";

function nearestOf(brand: BrandTokens, token: WrittenColor, pair: ContrastPair, cost: Cost) {
  const from = toOklch(written(brand, token) ?? "#000000");
  const aims = contrastPairs.filter(
    (each) => each.color === pair.color && touches(brand, token, each),
  );
  const left = new Set(failing(brand).map(nameOf));
  for (const aim of aims) left.delete(nameOf(aim));
  const at = (l: number) => fromOklch({ ...from, l });
  const mends = (l: number) => {
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
      if (!mends(far)) return [];
      for (let halving = 0; halving < HALVINGS; halving += 1) {
        const middle = (near + far) / 2;
        if (mends(middle)) far = middle;
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
 * The least change of lightness in OKLCH (hue stays, chroma as far as a screen shows it) of the author's colour
 * that mends a pair, and breaks no other; where none does, one that leaves others to be mended after it.
 * The foreground is tried first, then what it stands on.
 * @param costs - tried one after the other
 */
export function nearestPassing(
  brand: BrandTokens,
  pair: ContrastPair,
  costs: readonly Cost[] = ["none", "others"],
) {
  const { color, on, over = on } = pair;
  const tokens = new Set([color, on, over].map((one) => sourceOf(brand, one)));
  for (const cost of costs) {
    for (const token of tokens) {
      const nearest = token && nearestOf(brand, token, pair, cost);
      if (nearest) return nearest;
    }
  }
  return undefined;
}
