import { toLatinDigits } from "../digits/latin-digits.ts";
import { cleanDigits } from "./clean-digits.ts";
import { toLatinLetters } from "./latin-letters.ts";
import { removeInvisible } from "./remove-invisible.ts";

/** Digits that a date, a time, an amount or a phone number continues, on either side. */
const JOINED_BEFORE = /\d[-./,:\u2010-\u2015]$/;
const JOINED_AFTER = /^[-./,:\u2010-\u2015]\d/;
/** Digits with one separator between them, as in `123 456`. */
const GROUPED = /\d+(?:[\s\u2010-\u2015-]\d+)*/g;

type Run = { readonly digits: string; readonly before: string; readonly after: string };

const runsOf = (text: string, pattern: RegExp): Run[] =>
  [...text.matchAll(pattern)].map(({ 0: digits, index = 0 }) => ({
    digits,
    before: text.slice(Math.max(0, index - 2), index),
    after: text.slice(index + digits.length, index + digits.length + 2),
  }));

const isAlone = ({ before, after }: Run) =>
  !(JOINED_BEFORE.test(before) || JOINED_AFTER.test(after)) &&
  !(/[a-z]$/i.test(before) || /^[a-z]/i.test(after));

/**
 * The one-time code in a message, or `null`: the last run of digits with the right length. Parts of a reference, a date,
 * an amount or a phone number are not runs; a code that is written in groups is found where there is no plain one.
 * @param length number of digits
 * @example findOneTimeCode("Ref 48213, code 123456", 6) // "123456"
 */
export function findOneTimeCode(text: string, length: number): string | null {
  const latin = removeInvisible(toLatinDigits(toLatinLetters(text)));
  for (const pattern of [/\d+/g, GROUPED]) {
    const codes = runsOf(latin, pattern)
      .filter(isAlone)
      .map(({ digits }) => cleanDigits(digits))
      .filter((digits) => digits.length === length);
    const last = codes.at(-1);
    if (last !== undefined) return last;
  }
  return null;
}

/** A change of a field for a one-time code. */
export type OneTimeCodeChange = {
  /** Digits of the field so far. */
  readonly before: string;
  /** Text of the field after the change. */
  readonly text: string;
  /** Number of digits of a code. */
  readonly length: number;
  /** The digits so far were refused: the next digit begins again. */
  readonly isRefused: boolean;
};

/** What a change added to a text, and what was around it. */
function addedTo(before: string, text: string): string {
  let start = 0;
  while (start < before.length && before[start] === text[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, text.length) - start;
  while (end < most && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  return text.slice(start, text.length - end);
}

/**
 * The digits of a field for a one-time code after a key, a paste or a code that the device filled in. A pasted code takes
 * the place of the digits before it; a key that is no digit changes nothing. `null` when the pasted text has no code:
 * the field says so.
 */
export function readOneTimeCode({
  before,
  text,
  length,
  isRefused,
}: OneTimeCodeChange): string | null {
  const digits = cleanDigits(text);
  if (/^\d*$/.test(digits) && digits.length <= length) return digits;
  const added = addedTo(before, text);
  if ([...added].length > 1) return findOneTimeCode(added, length) ?? findOneTimeCode(text, length);
  const key = cleanDigits(added);
  return isRefused && /^\d$/.test(key) ? key : before;
}
