import { wholeWords } from "../flow-words/whole-words.ts";

/** Loads the words of `@satang/ui/flows/transfer`. */
export const transferWords = wholeWords;
