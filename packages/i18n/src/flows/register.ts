import { wholeWords } from "../flow-words/whole-words.ts";

/** Loads the words of `@satang/ui/flows/register`. */
export const registerWords = wholeWords;
