import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/statement`. */
export const statementWords = /* @__PURE__ */ wordsOfFlow("statement");
