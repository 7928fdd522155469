import type { ReactNode } from "react";
import { createElement } from "../links/create-element.ts";

/**
 * A text that may have siblings, in an element of its own; everything else unchanged. The translator of a browser moves a
 * text, and React finds only a text that is alone in its element again.
 */
export const ownElement = (words: ReactNode): ReactNode =>
  typeof words === "string" || typeof words === "number"
    ? createElement("span", null, words)
    : words;
