import { findLinks } from "./find-links.ts";
import { removeInvisible } from "./remove-invisible.ts";

/**
 * The link of a pasted message, without invisible characters, the words around it and the marks behind it. A text
 * without a link, or with several, stays as it is apart from invisible characters and outer spaces.
 * @example cleanLink("ซอง https://gift.example/?v=abcdefgh รับเลย") // "https://gift.example/?v=abcdefgh"
 */
export function cleanLink(text: string): string {
  const plain = removeInvisible(text).trim();
  const links = new Set(findLinks(plain).map(({ link }) => link));
  const [link] = links;
  return link !== undefined && links.size === 1 ? link : plain;
}
