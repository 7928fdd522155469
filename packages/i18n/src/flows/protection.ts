import { wholeWords } from "../flow-words/whole-words.ts";

/** Loads the words of `@satang/ui/flows/protection`. */
export const protectionWords = wholeWords;
