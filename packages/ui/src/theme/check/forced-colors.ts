import { column } from "../tokens/columns.ts";
import type { ColorToken } from "../tokens/token.types.ts";
import type { SystemColor } from "../tokens/token-row.ts";
import { type ContrastPair, contrastPairs } from "./contrast-pairs.ts";

export type { SystemColor };

/**
 * The system colour of each token under forced colours (`forced-colors: active`). The browser
 * replaces plain text and borders itself; gradients, drawings and elements that opt out would keep
 * the colours of the brand and be invisible. Shadows and scrims are not included, because the
 * browser removes them or keeps them transparent, and neither is the ground of a QR code, which
 * must be white for cameras.
 */
export const forcedColors: Readonly<Partial<Record<ColorToken, SystemColor>>> =
  column(({ forced }) => forced).color ?? {};

const PROMISED: readonly string[] = [
  "CanvasText Canvas",
  "Canvas CanvasText",
  "HighlightText Highlight",
];

/**
 * Pairs of system colours that CSS does not guarantee to differ. There are none, and a test checks
 * it.
 */
export function forcedFailures(pairs: readonly ContrastPair[] = contrastPairs): ContrastPair[] {
  return pairs.filter(
    ({ color, on }) => !PROMISED.includes(`${forcedColors[color]} ${forcedColors[on]}`),
  );
}
