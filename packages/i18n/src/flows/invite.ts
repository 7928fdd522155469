import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/invite`. */
export const inviteWords = /* @__PURE__ */ wordsOfFlow("invite");
