import { wholeWords } from "../flow-words/whole-words.ts";

/** Loads the words of `@satang/ui/flows/statement`. */
export const statementWords = wholeWords;
