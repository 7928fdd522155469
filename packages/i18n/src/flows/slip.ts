import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/slip`. */
export const slipWords = /* @__PURE__ */ wordsOfFlow("slip");
