import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/register`. */
export const registerWords = /* @__PURE__ */ wordsOfFlow("register");
