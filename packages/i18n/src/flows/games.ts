import { wholeWords } from "../flow-words/whole-words.ts";

/** Loads the words of `@satang/ui/flows/games`. */
export const gamesWords = wholeWords;
