import type { ReactNode } from "react";
import { whole } from "./whole-numbers.css.ts";

/** `123-456-7890`, `SL-1000`, `0142…8830`. */
const number = /((?:[a-z\d]+[-…])+[a-z\d]*\d[a-z\d]*)/i;

/** Text with account numbers or references, which do not break at their hyphens. */
export function wholeNumbers(words: string): ReactNode {
  const pieces = words.split(number);
  if (pieces.length === 1) return words;
  return pieces.map((piece, place) =>
    place % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
      piece && <span key={place}>{piece}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
      <span key={place} className={whole} translate="no">
        {piece}
      </span>
    ),
  );
}
