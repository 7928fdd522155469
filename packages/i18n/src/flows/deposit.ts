import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/deposit`. */
export const depositWords = /* @__PURE__ */ wordsOfFlow("deposit");
