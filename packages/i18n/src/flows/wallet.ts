import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/wallet`. */
export const walletWords = /* @__PURE__ */ wordsOfFlow("wallet");
