import { removeInvisible } from "./remove-invisible.ts";

const TEL_LINK = /^\s*tel:(?:\/\/)?([^;?]*)/i;
const ESCAPED = /%([2-7][\da-f])/gi;

/**
 * The number as written in a pasted text: a `tel:` link without its scheme, its parameters and its escapes, any other
 * text without invisible characters.
 * @example phoneText("tel:+66-81-234-5678;ext=12") // "+66-81-234-5678"
 */
export function phoneText(text: string): string {
  const plain = removeInvisible(text);
  const number = TEL_LINK.exec(plain)?.[1];
  return (
    number?.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) ??
    plain
  );
}
