import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/profile`. */
export const profileWords = /* @__PURE__ */ wordsOfFlow("profile");
