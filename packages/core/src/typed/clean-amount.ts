import { toLatinDigits } from "../digits/latin-digits.ts";
import { removeInvisible } from "./remove-invisible.ts";

/**
 * The text of a field for an amount: Latin digits and no invisible characters. Everything else stays as it was typed, so
 * that later keys are never read without it.
 * @example cleanAmount("\u202a๑๕๐,๕๐\u202c") // "150,50"
 */
export const cleanAmount = (text: string): string => toLatinDigits(removeInvisible(text));
