import { toLatinDigits } from "../digits/latin-digits.ts";
import { cleanCode } from "./clean-code.ts";
import { toLatinLetters } from "./latin-letters.ts";
import { removeInvisible } from "./remove-invisible.ts";

const WHOLE = /^(PR)([\w-]{1,64})$/i;
/** Between other characters, an id begins with a letter or a digit, and ends with one. */
const INSIDE = /(?:^|[^a-z0-9])(PR)([a-z0-9](?:[\w-]*[a-z0-9])?)/gi;
/** The parameter of a link, also one in the value of another parameter: `=` and what is before the name may be encoded. */
const PARAMETER = /(?:[?&;]|%(?:25)*(?:3F|26))code(?:\[\d*\])?(?:=|%(?:25)*3D)([^&#]*)/i;

/** A letter that looks like one of an id, a mark on its last letter, and an encoded character. */
const WRONG_KEY =
  /^(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}\p{N}]|%[\da-fA-F]{2})/u;
/** A digit behind another character, or behind any number of spaces, line breaks and separators. */
const DIGIT_BEHIND = /^(?:[^a-zA-Z\d]|[\s\u2800=._*~|>\p{Pd}]+)\p{N}/u;
/** Soft line breaks of mails (`=`) and hyphens at the end of a line are inside of a word. */
const BROKEN_WORD = /^[=\p{Pd}]\s*[\r\n]\s*[a-zA-Z]/u;
const WORD_BEHIND = /^[\s\u2800=._*~|>\p{Pd}]+([a-zA-Z][a-zA-Z\d]*)/u;
const HEXADECIMAL = /^[\da-f]+$/i;

/**
 * Whether a word behind an id may be its end. Words of letters that the id has none of (`PR1001 join us`) and another
 * code are not.
 */
function isEndOf(id: string, word: string): boolean {
  if (/^pr/i.test(word)) return false;
  return /\d/.test(word) || HEXADECIMAL.test(word) || !HEXADECIMAL.test(id);
}

/** Whether an id may go on in the text behind it: a part of it is the code of another member. */
function goesOn(id: string, behind: string): boolean {
  if ([WRONG_KEY, DIGIT_BEHIND, BROKEN_WORD].some((pattern) => pattern.test(behind))) return true;
  const word = WORD_BEHIND.exec(behind)?.[1];
  return word !== undefined && isEndOf(id, word);
}

/** In lower case `pr` begins many words; only an id with a digit makes it a code. */
const isCode = (prefix: string, id: string): boolean => prefix === "PR" || /\d/.test(id);

/**
 * The invite code inside of a text from a messenger, or `null`: `PR` in any case and the id of a member. A pasted invite
 * link, a sentence and marks around the code are read, too (decision 21). A code that may go on behind spaces, line
 * breaks or a wrong key is damaged, and none.
 * @example findInviteCode("(pr1001).") // "PR1001"
 */
export function findInviteCode(text: string): string | null {
  const latin = toLatinDigits(toLatinLetters(removeInvisible(text))).trim();
  const plain = PARAMETER.exec(latin)?.[1] ?? latin;
  const [, prefix = "", whole] = WHOLE.exec(plain) ?? [];
  if (whole !== undefined) return isCode(prefix, whole) ? `PR${whole}` : null;
  const found = [...plain.matchAll(INSIDE)]
    .map(({ 0: { length }, 1: before = "", 2: id = "", index }) => ({
      id,
      isCode: isCode(before, id),
      isDamaged: id.length > 64 || goesOn(id, plain.slice(index + length)),
    }))
    .filter((one) => one.isCode);
  const code = found.find(({ id }) => /\d/.test(id)) ?? found[0];
  return code === undefined || code.isDamaged ? null : `PR${code.id}`;
}

/** A typed invite code as it is sent; the service judges one of another form. */
export const cleanInviteCode = (text: string): string => findInviteCode(text) ?? cleanCode(text);

const PARAMETER_NAME = /^(?:amp;)*code(?:\[\d*\])?$/i;

/** The code in one parameter of an address; `null` when it has none. */
function codeIn(name: string, value: string): string | null {
  if (PARAMETER_NAME.test(name)) return value;
  // An encoded `=` is in the name, and a second `?` or a whole link in the value.
  const text = value === "" ? name : `${name}=${value}`;
  return PARAMETER.exec(`?${text}`)?.[1] ?? null;
}

/**
 * The invite code of an address as it was written, `null` when the address has none. Messengers change the case of
 * `code`, put `amp;` before it and encode its `=`, and trackers put a second `?` before it.
 * @example inviteParameter(new URLSearchParams("?Code=pr1001.")) // "pr1001."
 */
export function inviteParameter(search: Iterable<readonly [string, string]>): string | null {
  const values = [...search].flatMap(
    ([name, value]) => codeIn(removeInvisible(name).trim(), value) ?? [],
  );
  return values.find((value) => findInviteCode(value) !== null) ?? values[0] ?? null;
}
