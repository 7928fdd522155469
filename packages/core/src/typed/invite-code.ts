import { toLatinDigits } from "../digits/latin-digits.ts";
import { cleanCode } from "./clean-code.ts";
import { toLatinLetters } from "./latin-letters.ts";
import { removeInvisible } from "./remove-invisible.ts";

const WHOLE = /^(PR)([\w-]{1,64})$/i;
/**
 * Between other characters, an id begins and ends with a letter or a digit. A digit behind one other character is of the same
 * code, with a wrong key in it.
 */
const INSIDE = /(?:^|[^a-z0-9])(PR)([a-z0-9](?:[\w-]{0,62}[a-z0-9])?)(?![a-z0-9]|[^a-z0-9]\d)/gi;
const PARAMETER = /[?&;]code=([^&#]*)/i;

/** In lower case `pr` begins many words; only an id with a digit makes it a code. */
const codeOf = ([, prefix, id = ""]: RegExpMatchArray): string | null =>
  prefix === "PR" || /\d/.test(id) ? `PR${id}` : null;

/**
 * The invite code inside of a text from a messenger, or `null`: `PR` in any case and the id of a member. A pasted invite
 * link, a sentence and marks around the code are read, too (decision 21).
 * @example findInviteCode("(pr1001).") // "PR1001"
 */
export function findInviteCode(text: string): string | null {
  const latin = toLatinDigits(toLatinLetters(removeInvisible(text))).trim();
  const plain = PARAMETER.exec(latin)?.[1] ?? latin;
  const whole = WHOLE.exec(plain);
  if (whole) return codeOf(whole);
  const codes = [...plain.matchAll(INSIDE)].map(codeOf).filter((code) => code !== null);
  return codes.find((code) => /\d/.test(code)) ?? codes[0] ?? null;
}

/** A typed invite code as it is sent; the service judges one of another form. */
export const cleanInviteCode = (text: string): string => findInviteCode(text) ?? cleanCode(text);

/**
 * The invite code of an address as it was written, `null` when the address has none. Messengers change the case of
 * `code`, and put `amp;` before it.
 * @example inviteParameter(new URLSearchParams("?Code=pr1001.")) // "pr1001."
 */
export function inviteParameter(search: Iterable<readonly [string, string]>): string | null {
  const values = [...search].flatMap(([name, value]) =>
    /^(?:amp;)*code$/i.test(removeInvisible(name).trim()) ? [value] : [],
  );
  return values.find((value) => findInviteCode(value) !== null) ?? values[0] ?? null;
}
