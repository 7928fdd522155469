import { column } from "../tokens/columns.ts";
import type { ColorToken } from "../tokens/token.types.ts";
import type { SystemColor } from "../tokens/token-row.ts";
import { type ContrastPair, contrastPairs } from "./contrast-pairs.ts";

export type { SystemColor };

/**
 * What each colour becomes where a person has chosen the colours of all pages (`forced-colors: active`). The browser replaces
 * plain text and borders by itself; gradients, drawings and what opts out would keep the brand's colours and be invisible.
 * Missing are shadows and scrims, which the browser drops or keeps see-through, and the ground of a QR code, which cameras need white.
 */
export const forcedColors: Readonly<Partial<Record<ColorToken, SystemColor>>> =
  column(({ forced }) => forced).color ?? {};

const PROMISED: readonly string[] = [
  "CanvasText Canvas",
  "Canvas CanvasText",
  "HighlightText Highlight",
];

/** Pairs whose two system colours are not promised to differ. There are none, and a test checks it. */
export function forcedFailures(pairs: readonly ContrastPair[] = contrastPairs): ContrastPair[] {
  return pairs.filter(
    ({ color, on }) => !PROMISED.includes(`${forcedColors[color]} ${forcedColors[on]}`),
  );
}
