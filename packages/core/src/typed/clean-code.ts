import { toLatinDigits } from "../digits/latin-digits.ts";
import { toLatinLetters } from "./latin-letters.ts";
import { removeInvisible } from "./remove-invisible.ts";

const ASCII = /^[\x20-\x7e]*$/;

/**
 * A promotion or invite code without invisible characters and outer spaces, with plain spaces inside. Letters and digits
 * become Latin ones, except in a code that has words of another script.
 * @example cleanCode("\u200bＬＵＣＫＹ๕๐ ") // "LUCKY50"
 */
export function cleanCode(text: string): string {
  const plain = removeInvisible(text).replace(/\s+/g, " ").trim();
  const latin = toLatinDigits(toLatinLetters(plain));
  return ASCII.test(latin) ? latin : plain;
}

/** A promotion code as the calls have it: a clean code in upper case (journey.txt §5). */
export const cleanPromotionCode = (text: string): string => cleanCode(text).toUpperCase();
