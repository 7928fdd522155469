import { wholeWords } from "../flow-words/whole-words.ts";

/** Loads the words of `@satang/ui/flows/chat`. */
export const chatWords = wholeWords;
