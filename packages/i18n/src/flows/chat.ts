import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/chat`. */
export const chatWords = /* @__PURE__ */ wordsOfFlow("chat");
