import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/promotion`. */
export const promotionWords = /* @__PURE__ */ wordsOfFlow("promotion");
