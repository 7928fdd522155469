import { trimLink } from "./link-end.ts";

/** A web address inside of a text. */
export type FoundLink = {
  readonly link: string;
  /** Where it begins in the text. */
  readonly at: number;
};

/** Scripts without spaces between words, also behind an address. */
const UNSPACED = ["Thai", "Lao", "Khmer", "Myanmar", "Han", "Hiragana", "Katakana"]
  .map((script) => `\\p{Script=${script}}`)
  .join("");
/** White space, what cannot be seen, quotes, the signs of a sentence in other scripts, and pictures. */
const SIGNS =
  "\\s\\p{C}<>\"'`\\\\^|\\p{Pi}\\p{Pf}„‚、。，．！？；：…‥（）［］｛｝\\u3008-\\u301f｡｢｣､฿\\p{Extended_Pictographic}";
/** Words of a script without spaces belong to the address when it goes on behind them with a next part or parameter. */
const WORDS_INSIDE = "[\\p{L}\\p{M}\\p{N}.~%/_-]+(?=[/?&#=][a-zA-Z0-9%])";
// Without the flag `i`: with `u`, it takes the long s and the sign of kelvin for letters of the scheme.
const LINKS = new RegExp(
  `[hH][tT]{2}[pP][sS]?:\\/\\/(?:[^${SIGNS}${UNSPACED}]|${WORDS_INSIDE})+`,
  "gu",
);
/** The scheme alone is no address. */
const NOTHING_BEHIND = /:\/*$/;

/**
 * The web addresses of a text, in its order. Balanced brackets belong to an address, the signs of the sentence around it do
 * not.
 * @example findLinks("ดูที่https://satang.example/aครับ") // [{ link: "https://satang.example/a", at: 5 }]
 */
export const findLinks = (text: string): readonly FoundLink[] =>
  [...text.matchAll(LINKS)]
    .map(({ 0: found, index = 0 }) => ({ link: trimLink(found), at: index }))
    .filter(({ link }) => !NOTHING_BEHIND.test(link));
