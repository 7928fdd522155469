import { findLinks } from "./find-links.ts";
import { removeInvisible } from "./remove-invisible.ts";

/** A mark that may be of the link, white space, and the next characters without any. */
const BEHIND = /^([.?]?)\s+(\S+)/;
const SCHEME = /^https?:/i;
/** The next part of a path, or a parameter. */
const CONTINUES = /^(?:[/?&=%][\w%]|\S*\w=[\w%]|[\w.~-]+\/$)/;
/** A parameter without its value, or half of an encoded character. */
const ENDS_OPEN = /(?:[?&][\w.~-]+=|&|%[\da-f]?)$/i;
/** A host that nothing follows. */
const HOST_ONLY = /^https?:\/\/[^/?#]*$/i;
const LATIN = /^[-_.~%/]*[a-z\d]/i;
/** Two words of a sentence, in letters of one case. */
const SENTENCE = /^[A-Z]?[a-z'’]*[,.!?]?\s+[A-Z]?[a-z'’]*(?![\w'’])/;

/** A link with the parts that white space cut off; `null` when it may be one of them or a word of the sentence. */
function wholeLink(link: string, behind: string): string | null {
  const [{ length } = "", mark = "", next = ""] = BEHIND.exec(behind) ?? [];
  if (length === 0 || SCHEME.test(next)) return link;
  if (CONTINUES.test(next) || (ENDS_OPEN.test(link) && LATIN.test(next))) {
    const joined = `${link}${mark}${next}`;
    const [found] = findLinks(joined);
    const end = found?.link ?? joined;
    return wholeLink(end, `${joined.slice(end.length)}${behind.slice(length)}`);
  }
  if (mark !== "") return HOST_ONLY.test(link) && LATIN.test(next) ? null : link;
  return LATIN.test(next) && !SENTENCE.test(behind.trimStart()) ? null : link;
}

/**
 * The link of a pasted message, without invisible characters, the words around it and the marks behind it. White space
 * inside goes when what follows can only be of the link. A text without a link, with several, or with a link that may go
 * on behind white space stays as it is apart from invisible characters and outer spaces.
 * @example cleanLink("ซอง https://gift.example/?v=abcdefgh รับเลย") // "https://gift.example/?v=abcdefgh"
 * @example cleanLink("https://gift.example/ campaign?v=abcdefgh") // "https://gift.example/campaign?v=abcdefgh"
 */
export function cleanLink(text: string): string {
  const plain = removeInvisible(text).trim();
  const links = new Set(
    findLinks(plain).map(({ link, at }) => wholeLink(link, plain.slice(at + link.length))),
  );
  const [link] = links;
  return typeof link === "string" && links.size === 1 ? link : plain;
}
