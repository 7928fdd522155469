import { trimLink } from "./link-end.ts";
import { removeInvisible } from "./remove-invisible.ts";

/**
 * An address inside of a text. A message goes on with letters of another script, a quote or a bracket; such letters belong to
 * the address when it goes on behind them with a next part or parameter.
 */
// Without the flag `i`: with it, the range behind ASCII has the long s and the sign of kelvin, and so leaves out s and k.
const LINKS =
  /[hH][tT]{2}[pP][sS]?:\/\/(?:[^\s"'<>\\^`{|}[\]\u0080-\u{10ffff}]|[\p{L}\p{M}\p{N}.~%/_-]+(?=[/?&#=][a-zA-Z0-9%]))+/gu;

/**
 * The link of a pasted message, without invisible characters, the words around it and the marks behind it. A text
 * without a link, or with several, stays as it is apart from invisible characters and outer spaces.
 * @example cleanLink("ซอง https://gift.example/?v=abcdefgh รับเลย") // "https://gift.example/?v=abcdefgh"
 */
export function cleanLink(text: string): string {
  const plain = removeInvisible(text).trim();
  const links = new Set((plain.match(LINKS) ?? []).map(trimLink));
  const [link] = links;
  return link !== undefined && links.size === 1 ? link : plain;
}
