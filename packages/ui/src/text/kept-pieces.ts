import type { ReactNode } from "react";
import { createElement } from "../links/create-element.ts";

/**
 * A sentence in pieces, of which every second one is not to be translated. Each piece is in an element of its own, and so is
 * the sentence, so that it may have siblings.
 * @param className of each piece that is not to be translated
 */
export function keptPieces(pieces: readonly string[], className?: string): ReactNode {
  if (pieces.length === 1) return createElement("span", null, pieces[0]);
  const parts = pieces.map((piece, place) =>
    place % 2 === 1
      ? createElement("span", { className, translate: "no" }, piece)
      : piece && createElement("span", null, piece),
  );
  // Given one by one, a piece is known by its place and needs no key.
  return createElement("span", null, ...parts);
}
