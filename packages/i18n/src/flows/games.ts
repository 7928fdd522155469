import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/games`. */
export const gamesWords = /* @__PURE__ */ wordsOfFlow("games");
