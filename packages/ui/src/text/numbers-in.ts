import type { ReactNode } from "react";
import { keptPieces } from "./kept-pieces.ts";

/**
 * `123-456-7890`, `SL-1000`, `0142…8830`; `1,250.50`, `22:30`, `21/11/2026`; `100` in `100 baht`, joined to its unit by a
 * space that does not break; and `2000`.
 */
const number = /((?:[a-z\d]+[-…])+[a-z\d]*\d[a-z\d]*|\d+(?:[,.:/]\d+)+|\d+(?=\u00A0)|\d{4,})/i;

/**
 * A sentence with its amounts, times, account numbers and references marked as not to be translated; see {@link keptPieces}.
 * @param className of each of them
 */
export const numbersIn = (words: string, className?: string): ReactNode =>
  keptPieces(words.split(number), className);
