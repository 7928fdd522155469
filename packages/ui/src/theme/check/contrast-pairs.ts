import { QUIET } from "../color/shares.ts";
import { colorRows } from "../tokens/columns.ts";
import type { ColorToken } from "../tokens/token.types.ts";

export type { ColorToken };

/** The use of a pair: text must reach the level, the others 3:1 (WCAG 1.4.11, 2.4.13). */
export type PairKind = "text" | "icon" | "control" | "focus";

/** A colour, and the one that components render it on. */
export interface ContrastPair {
  kind: PairKind;
  /** The colour that must be visible. */
  color: ColorToken;
  /** The ground of `color`. */
  on: ColorToken;
  /** The colour below `on`, when that has opacity. */
  over?: ColorToken;
  /** Opacity of `color`, 0–1. @default 1 */
  opacity?: number;
}

const pairsOf = (
  kind: PairKind,
  color: string,
  grounds: readonly string[] = [],
  opacity?: number,
) =>
  grounds.flatMap((on) =>
    (colorRows[on]?.over ?? [undefined]).map(
      (over) =>
        ({ kind, color, on, ...(over && { over }), ...(opacity && { opacity }) }) as ContrastPair,
    ),
  );

const isDerived = ({ on }: ContrastPair) => Number(colorRows[on]?.author === "derived");

/**
 * Every pair that components use, and no other, from the grounds in the rows of the token table.
 * Tests read the styles of the components and the colours in a browser, and fail when a pair is
 * missing. Derived grounds are last, because a brand from one colour is fixed in this order, and
 * they depend on the colours before.
 */
export const contrastPairs: readonly ContrastPair[] = Object.entries(colorRows)
  .flatMap(([color, { text, quiet, icon, control, focus }]) => [
    ...pairsOf("text", color, text),
    ...pairsOf("text", color, quiet, QUIET),
    ...pairsOf("icon", color, icon),
    ...pairsOf("control", color, control),
    ...pairsOf("focus", color, focus),
  ])
  .sort((one, other) => isDerived(one) - isDerived(other));
