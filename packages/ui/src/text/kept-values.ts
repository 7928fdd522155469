import type { ReactNode } from "react";
import { createElement } from "../links/create-element.ts";
import { wholeNumbers } from "./whole-numbers.ts";

const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * A sentence with its numbers and with values, such as names and codes, that are not to be translated; see {@link wholeNumbers}.
 * @param values an empty one has no effect
 */
export function keptValues(words: string, values: readonly string[]): ReactNode {
  // The longest first: `Joker 2` before `Joker`.
  const known = values.filter(Boolean).sort((one, other) => other.length - one.length);
  if (known.length === 0) return wholeNumbers(words);
  const pieces = words.split(new RegExp(`(${known.map(literal).join("|")})`));
  const parts = pieces.map((piece, place) => {
    const numbered = piece && wholeNumbers(piece);
    return place % 2 === 1 ? createElement("span", { translate: "no" }, numbered) : numbered;
  });
  // Given one by one, a piece is known by its place and needs no key.
  return createElement("span", null, ...parts);
}
