import type { AmountProblem } from "@satang/core";

const WORDS = {
  tooManyDecimals: "errors.form.amountDecimals",
  tooLarge: "fields.amountTooLarge",
  empty: "errors.form.amountFormat",
  notANumber: "errors.form.amountFormat",
} as const satisfies Record<AmountProblem, string>;

/** The message for each problem of a typed amount. */
export const amountWords = (problem: AmountProblem) => WORDS[problem];
