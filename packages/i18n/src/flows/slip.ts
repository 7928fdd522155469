import { wholeWords } from "../flow-words/whole-words.ts";

/** Loads the words of `@satang/ui/flows/slip`. */
export const slipWords = wholeWords;
