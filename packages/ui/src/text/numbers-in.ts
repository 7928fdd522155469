import type { ReactNode } from "react";
import { keptPieces } from "./kept-pieces.ts";

/**
 * `123-456-7890`, `SL-1000`, `0142…8830`; `1,250.50`, `22:30`, `21/11/2026`; `100` in `100 baht`, joined to its unit by a
 * space that does not break; `2000`; `12.5%`, `×2`; and the code of a bank, such as `E2P`.
 */
const number =
  /(\d+(?:[.,]\d+)?\u00A0?%|×\d+|[a-z]+\d+[a-z]+(?![a-z\d-])|(?:[a-z\d]+[-…])+[a-z\d]*\d[a-z\d]*|\d+(?:[,.:/]\d+)+|\d+(?=\u00A0)|\d{4,})/i;

/**
 * A sentence with its amounts, shares, times, account numbers, codes and references marked as not to be translated; see {@link keptPieces}.
 * @param className of each of them
 */
export const numbersIn = (words: string, className?: string): ReactNode =>
  keptPieces(words.split(number), className);
