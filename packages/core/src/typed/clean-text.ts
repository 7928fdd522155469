import { toLatinLetters } from "./latin-letters.ts";
import { isBlank, removeInvisible, removeUnseen, trimSpaces } from "./remove-invisible.ts";

/**
 * A person's name as it is stored: no invisible characters, one plain space between words, full-width Latin letters as
 * the usual ones.
 * @example cleanName("\u200e Somchai\u00a0 Jaidee ") // "Somchai Jaidee"
 */
export const cleanName = (text: string): string =>
  toLatinLetters(removeUnseen(text)).normalize("NFC").replace(/\s+/g, " ").trim();

/**
 * The name of a bank account as in the bank book: a clean name in upper case. The names of a bank have no joiners.
 * @example cleanBankName("somchai", "jaidee") // "SOMCHAI JAIDEE"
 */
export const cleanBankName = (...parts: readonly string[]): string =>
  cleanName(removeInvisible(parts.join(" "))).toUpperCase();

/**
 * A chat message as it is sent: nothing before the first and behind the last visible character, no invisible ones
 * except those that form emoji and letters. Line breaks and spaces inside stay. Empty when nothing can be seen.
 */
export const cleanChatText = (text: string): string =>
  isBlank(text) ? "" : trimSpaces(removeUnseen(text.replace(/\r\n?/g, "\n")));
