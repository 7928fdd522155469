import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/session`. */
export const sessionWords = /* @__PURE__ */ wordsOfFlow("session");
