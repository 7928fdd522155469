import { toLatinDigits } from "../digits/latin-digits.ts";
import { toLatinLetters } from "./latin-letters.ts";
import { removeInvisible } from "./remove-invisible.ts";

/** Characters that people write between digits: spaces, dashes of all kinds, points, brackets, slashes. */
const SEPARATORS = /[\s\p{Dash_Punctuation}\u2212.()/]/gu;

/**
 * An account number, a one-time code or a phone number in Latin digits, without separators and invisible characters.
 * Any other character stays, so that the value is refused and not guessed.
 * @example cleanDigits("\u202a๑๒๓-4 56\u202c") // "123456"
 */
export const cleanDigits = (text: string): string =>
  removeInvisible(toLatinDigits(toLatinLetters(text))).replace(SEPARATORS, "");
