import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/spin`. */
export const spinWords = /* @__PURE__ */ wordsOfFlow("spin");
