import { QUIET } from "../color/shares.ts";
import { colorRows } from "../tokens/columns.ts";
import type { ColorToken } from "../tokens/token.types.ts";

export type { ColorToken };

/** What a pair is for: text is held to the level, the others to 3:1 (WCAG 1.4.11, 2.4.13). */
export type PairKind = "text" | "icon" | "control" | "focus";

/** Two colours, one of which components draw on the other. */
export interface ContrastPair {
  kind: PairKind;
  /** The colour that must be seen. */
  color: ColorToken;
  /** What it is drawn on. */
  on: ColorToken;
  /** What lies below `on` where that has opacity. */
  over?: ColorToken;
  /** How much of `color` is drawn, 0–1. @default 1 */
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
 * Every pair that components use, and no other, from the grounds in the rows of the token table. Tests read the styles of the
 * components and what a browser paints, and fail when a pair is missing. Derived grounds come last: a brand that is made from
 * one colour is repaired in this order, and they follow from the colours before.
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
