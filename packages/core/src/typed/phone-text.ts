import { toLatinDigits } from "../digits/latin-digits.ts";
import { removeInvisible } from "./remove-invisible.ts";

const TEL_LINK = /^\s*tel:(?:\/\/)?([^;?]*)/i;
const ESCAPED = /%([2-7][\da-f])/gi;

/**
 * The text of a field for a phone number: Latin digits and no invisible characters, a `tel:` link without its scheme, its
 * parameters and its escapes. Everything else stays as it was typed, so that later keys are never read without it.
 * @example phoneText("tel:+66-81-234-5678;ext=12") // "+66-81-234-5678"
 */
export function phoneText(text: string): string {
  const plain = toLatinDigits(removeInvisible(text));
  const number = TEL_LINK.exec(plain)?.[1];
  return (
    number?.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) ??
    plain
  );
}
