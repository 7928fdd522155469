import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/withdraw`. */
export const withdrawWords = /* @__PURE__ */ wordsOfFlow("withdraw");
