import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/refund`. */
export const refundWords = /* @__PURE__ */ wordsOfFlow("refund");
