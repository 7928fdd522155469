import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/transfer`. */
export const transferWords = /* @__PURE__ */ wordsOfFlow("transfer");
