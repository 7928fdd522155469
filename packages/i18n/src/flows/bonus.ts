import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/bonus`. */
export const bonusWords = /* @__PURE__ */ wordsOfFlow("bonus");
