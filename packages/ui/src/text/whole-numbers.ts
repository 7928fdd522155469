import { numbersIn } from "./numbers-in.ts";
import { whole } from "./whole-numbers.css.ts";

/** {@link numbersIn}, with numbers that do not break at their hyphens. */
export const wholeNumbers = (words: string) => numbersIn(words, whole);
