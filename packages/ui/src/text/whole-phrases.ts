import { createElement } from "../links/create-element.ts";
import { phrasesOf } from "./phrases.rules.ts";
import { wholeNumbers } from "./whole-numbers.ts";
import { phrase } from "./whole-phrases.css.ts";

const WORD_JOINER = "\u2060";

/**
 * {@link wholeNumbers}, with phrases that stay on one line where they fit: `กรุณาอย่าทำรายการซ้ำ` does not break inside. Only a
 * style keeps them, so that the text has no signs that a screen reader may read.
 */
export function wholePhrases(words: string) {
  const parts = phrasesOf(words.replaceAll(WORD_JOINER, "")).flatMap((part, place) => [
    ...(place > 0 ? [createElement("span", null, " ")] : []),
    createElement("span", { className: phrase }, wholeNumbers(part)),
  ]);
  // Given one by one, a piece is known by its place and needs no key.
  return createElement("span", null, ...parts);
}
