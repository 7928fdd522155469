/** Characters that belong to the one before them: marks, the vowels am of Thai and Lao, and what forms an emoji. */
const BELONGS_BEFORE =
  /[\p{Mark}\p{Join_Control}\p{Variation_Selector}\p{Emoji_Modifier}\u0e33\u0eb3\u{e0020}-\u{e007f}]/u;
/** Characters that belong to the one behind them: joiners, and the vowels of Thai and Lao that are written first. */
const BELONGS_BEHIND = /[\u200d\u0e40-\u0e44\u0ec0-\u0ec4]/;
/** More than any letter has. Without an end, a text of marks alone would be cut to nothing. */
const MOST_OF_A_LETTER = 16;

/**
 * A text of a service as it is shown: one that is too long ends with an ellipsis. No mark, vowel or part of an emoji
 * is cut from its letter.
 *
 * @param most largest number of characters, the ellipsis included; an emoji of one code point is one
 * @example shortenText("Somchai Jaidee", 8) // "Somchai…"
 */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text;
  // A character has at most two units, so the rest of a long text is never looked at.
  const start = [...text.slice(0, 2 * most)];
  if (text.length <= 2 * most && start.length <= most) return text;
  const last = most - 1;
  let end = last;
  while (
    end > last - MOST_OF_A_LETTER &&
    (BELONGS_BEFORE.test(start[end] ?? "") || BELONGS_BEHIND.test(start[end - 1] ?? ""))
  ) {
    end -= 1;
  }
  const isLetter = end > 0 && end > last - MOST_OF_A_LETTER;
  return `${start.slice(0, isLetter ? end : last).join("")}…`;
}
