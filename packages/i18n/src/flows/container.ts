import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/container`. */
export const containerWords = /* @__PURE__ */ wordsOfFlow("container");
