import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/info`. */
export const infoWords = /* @__PURE__ */ wordsOfFlow("info");
