import { toLatinDigits } from "../digits/latin-digits.ts";
import { cleanDigits } from "./clean-digits.ts";
import { toLatinLetters } from "./latin-letters.ts";
import { removeInvisible } from "./remove-invisible.ts";
import type { TypingEvent } from "./typing.ts";

/** Digits that a date, a time, an amount or a phone number continues, on either side. */
const JOINED_BEFORE = /\d[-./,:\u2010-\u2015]$/;
const JOINED_AFTER = /^[-./,:\u2010-\u2015]\d/;
const HYPHEN = /[-\u2010-\u2015]/;
/** Letters right before digits: those of a reference (`AB123456`), except a word for a code (`OTP123456`). */
const LETTER_BEFORE = /[a-z]$/i;
/** In `SatangOTP123456`, a name is before the word: its case says where the word begins. */
const CODE_WORD_BEFORE =
  /(?:(?:^|[^a-zA-Z\d])(?:[oO][tT][pP]|[pP][iI][nN]|(?:[pP][aA][sS][sS])?[cC][oO][dD][eE])|[a-z]O[tT][pP])$/;
/** The number behind `Ref` is that of the message. */
const REFERENCE_BEFORE = /(?:^|[^a-z])ref(?:erence)?\.?\s*(?:no\.?)?\s*[:#]?\s*$/i;
/** Characters before digits that the rules read: `reference no. : ` and one more. */
const READ_BEFORE = 17;
const LETTER_AFTER = /^[a-z]/i;
/** A word that follows without a space, as in `123456Ref`; no letters of a reference (`123456AB`). */
const WORD_AFTER = /^(?:[rR][eE][fF]|[A-Z]?[a-z]+(?![a-zA-Z\d]))/;
const READ_AFTER = 17;
/** Digits with one space or one hyphen between them, as in `123 456`. */
const GROUPED = /\d+(?:[\p{Zs}\u2010-\u2015-]\d+)*/gu;

type Run = { readonly digits: string; readonly before: string; readonly after: string };

const runsOf = (text: string, pattern: RegExp): Run[] =>
  [...text.matchAll(pattern)].map(({ 0: digits, index = 0 }) => ({
    digits,
    before: text.slice(Math.max(0, index - READ_BEFORE), index),
    after: text.slice(index + digits.length, index + digits.length + READ_AFTER),
  }));

/** A code has groups of one length; those of a date have two hyphens. */
function isCode({ digits, before, after }: Run): boolean {
  const groups = digits.split(/\D/);
  return (
    groups.every(({ length }) => length === groups[0]?.length) &&
    (groups.length < 3 || !HYPHEN.test(digits)) &&
    !(JOINED_BEFORE.test(before) || JOINED_AFTER.test(after)) &&
    (CODE_WORD_BEFORE.test(before) || !LETTER_BEFORE.test(before)) &&
    !REFERENCE_BEFORE.test(before)
  );
}

/**
 * The one-time code in a message, or `null`: the last run of digits with the right length. Parts of a reference, a date,
 * an amount or a phone number are not runs, nor are digits behind letters, except a word for a code (`OTP123456`), and
 * behind `Ref`. A code that is written in groups, as `123-456`, is found where there is no plain one, and then a run with
 * a word right behind it (`123456Ref`) when it is the only one of its length.
 * @param length number of digits
 * @example findOneTimeCode("Ref 48213, code 123456", 6) // "123456"
 */
export function findOneTimeCode(text: string, length: number): string | null {
  const latin = removeInvisible(toLatinDigits(toLatinLetters(text)));
  const found = [/\d+/g, GROUPED].map((pattern) =>
    runsOf(latin, pattern)
      .filter(isCode)
      .map(({ digits, after }) => ({ code: cleanDigits(digits), after }))
      .filter(({ code }) => code.length === length),
  );
  for (const codes of found) {
    const last = codes.findLast(({ after }) => !LETTER_AFTER.test(after));
    if (last !== undefined) return last.code;
  }
  const [only, ...more] = found.flat();
  return only && more.every(({ code }) => code === only.code) && WORD_AFTER.test(only.after)
    ? only.code
    : null;
}

/** A change of a field for a one-time code. */
export type OneTimeCodeChange = {
  /** Digits of the field so far. */
  readonly before: string;
  /** Text of the field after the change. */
  readonly text: string;
  /** The pasted text, from {@link pastedText}. @default the change is no paste */
  readonly pasted?: string | undefined;
  /** Number of digits of a code. */
  readonly length: number;
  /** The digits so far were refused: the next digit begins again. */
  readonly isRefused: boolean;
};

/** The text that was pasted or dropped into a control; `undefined` after another change. */
export function pastedText({ nativeEvent }: Pick<TypingEvent, "nativeEvent">): string | undefined {
  const { inputType = "", data }: { inputType?: string; data?: string | null } = nativeEvent ?? {};
  return /^insertFrom(?:Paste|Drop)$/.test(inputType) ? (data ?? undefined) : undefined;
}

/** The text that a change added. */
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
 * the place of all digits; a key that is no digit changes nothing. `null` when the pasted text has no code: the field says so.
 */
export function readOneTimeCode({
  before,
  text,
  pasted,
  length,
  isRefused,
}: OneTimeCodeChange): string | null {
  if (pasted !== undefined) return findOneTimeCode(pasted, length);
  const added = addedTo(before, text);
  const isKey = [...added].length < 2;
  const digits = cleanDigits(text);
  // Several keys may come in one change, before the page reacts; their digits have no separators.
  const isTyped = isKey || digits === toLatinDigits(text);
  if (isTyped && /^\d*$/.test(digits) && digits.length <= length) return digits;
  // Digits before an inserted text are no part of its message.
  const whole = text === before + added ? added : text;
  if (!isKey) return findOneTimeCode(added, length) ?? findOneTimeCode(whole, length);
  const key = cleanDigits(added);
  return isRefused && /^\d$/.test(key) ? key : before;
}
