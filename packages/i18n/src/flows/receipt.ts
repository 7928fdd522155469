import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/receipt`. */
export const receiptWords = /* @__PURE__ */ wordsOfFlow("receipt");
