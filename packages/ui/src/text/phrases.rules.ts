/** Thai and Lao have no space between words: a space ends a phrase. */
const SPACED_PHRASES = /[\u0E00-\u0EFF]/;

/**
 * The phrases of a text, each without the space after it: in Thai and Lao up to the next space, in other languages up to the
 * end of a sentence.
 */
export const phrasesOf = (words: string): readonly string[] =>
  SPACED_PHRASES.test(words) ? words.split(" ") : words.replaceAll(/([.!?]) /g, "$1\n").split("\n");
