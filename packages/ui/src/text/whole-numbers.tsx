import type { ReactNode } from "react";
import { whole } from "./whole-numbers.css.ts";

const number = /(\d[\d-]{5,}\d)/;

/** Text with an account number, which does not break at its hyphens. */
export function wholeNumbers(words: string): ReactNode {
  const pieces = words.split(number);
  if (pieces.length === 1) return words;
  return pieces.map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      <span key={piece} className={whole}>
        {piece}
      </span>
    ),
  );
}
