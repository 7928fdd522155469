import { wordsOfFlow } from "../flow-words/words-of-flow.ts";

/** Loads the words of `@satang/ui/flows/money`. */
export const moneyWords = /* @__PURE__ */ wordsOfFlow("money");
