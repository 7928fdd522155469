import { wholeWords } from "../flow-words/whole-words.ts";

/** Loads the words of `@satang/ui/flows/session`. */
export const sessionWords = wholeWords;
