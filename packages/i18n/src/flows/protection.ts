import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/protection`. */
export const protectionWords = /* @__PURE__ */ wordsOfFlow("protection");
