import { deriveAsWritten } from "../derive/derive-brand.ts";
import { validateBrand } from "../schema/validate-brand.ts";
import type { BrandTokens, ContrastLevel } from "../tokens/brand.types.ts";
import { type CheckedPair, measure, missing } from "./measure.ts";
import { nearestPassing, type WrittenColor } from "./nearest-passing.ts";

/** A pair with too little contrast, and the smallest change that fixes it. */
export interface ContrastFailure extends CheckedPair {
  /**
   * The author's token to change: a colour of `color`, or of `values.color` when that is exact.
   * `undefined` when no colour of that hue passes in all its pairs.
   */
  nearest?: { token: WrittenColor; color: string };
  /** The failure in one line. */
  message: string;
}

/** Result of {@link checkTheme}. */
export interface ThemeReport {
  id: string;
  scheme: BrandTokens["scheme"];
  level: ContrastLevel;
  passes: boolean;
  /** Every pair that components use. */
  pairs: readonly CheckedPair[];
  failures: readonly ContrastFailure[];
}

const shown = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

function describe(pair: CheckedPair, nearest: ContrastFailure["nearest"]): string {
  const on = pair.over ? `${pair.on} over ${pair.over}` : pair.on;
  const color = pair.opacity ? `${pair.color} at ${pair.opacity * 100} %` : pair.color;
  const found = `${pair.kind} ${color} ${pair.hex} on ${on} ${pair.onHex} has ${shown(pair.ratio)}, needs ${pair.required}:1`;
  return nearest
    ? `${found}; the nearest that passes is ${nearest.token} ${nearest.color}`
    : `${found}; no lightness of its hue passes in all its pairs`;
}

/**
 * Measures every text, icon, control and focus pair that components use, in the colours as the
 * author wrote them (`themeToCss` adjusts most of them; a check of the adjusted colours would find
 * nothing).
 * @param options.level - @default the brand's own `contrast`, else "AA"
 * @throws ThemeError when a value may not become CSS
 * @example
 * const { passes, failures } = checkTheme(lotus, { level: "AAA" });
 * for (const failure of failures) console.log(failure.message);
 */
export function checkTheme(
  brand: BrandTokens,
  options: { level?: ContrastLevel } = {},
): ThemeReport {
  validateBrand(brand);
  const level = options.level ?? brand.contrast ?? "AA";
  const judged = { ...brand, contrast: level };
  validateBrand(judged);
  const pairs = measure(deriveAsWritten(judged), level);
  const failures = missing(pairs).map((pair) => {
    const nearest = nearestPassing(judged, pair);
    return { ...pair, ...(nearest && { nearest }), message: describe(pair, nearest) };
  });
  const { id, scheme } = brand;
  return { id, scheme, level, passes: failures.length === 0, pairs, failures };
}
