import type { ReactNode } from "react";

/**
 * `123-456-7890`, `SL-1000`, `0142…8830`; `1,250.50`, `22:30`, `21/11/2026`; and `100` in `100 baht`, joined to its unit by a
 * space that does not break.
 */
const number = /((?:[a-z\d]+[-…])+[a-z\d]*\d[a-z\d]*|\d+(?:[,.:/]\d+)+|\d+(?=\u00A0))/i;

/**
 * A sentence with its amounts, times, account numbers and references marked as not to be translated. In an element of its
 * own, so that it may have siblings.
 * @param className of each of them
 */
export function numbersIn(words: string, className?: string): ReactNode {
  const pieces = words.split(number);
  if (pieces.length === 1) return <span>{words}</span>;
  return (
    <span>
      {pieces.map((piece, place) =>
        place % 2 === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
          piece && <span key={place}>{piece}</span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
          <span key={place} className={className} translate="no">
            {piece}
          </span>
        ),
      )}
    </span>
  );
}
