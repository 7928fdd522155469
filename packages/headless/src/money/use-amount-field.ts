import { type AmountProblem, parseAmount, type Satang, toLatinDigits } from "@satang/core";
import { useState } from "react";

/** A typed amount. */
export type AmountField = {
  /** As typed, with Latin digits. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Amount in satang; `null` while the text is not an amount. */
  readonly satang: Satang | null;
  /** Why the text is not an amount. */
  readonly problem: AmountProblem | null;
};

/**
 * State of a field for an amount. Accepts Thai, Lao and full-width digits; a third decimal is
 * refused, not rounded.
 */
export function useAmountField(initial = ""): AmountField {
  const [text, setText] = useState(initial);
  const parsed = parseAmount(text);
  return {
    text,
    setText: (typed) => setText(toLatinDigits(typed)),
    satang: parsed.ok ? parsed.satang : null,
    problem: parsed.ok ? null : parsed.problem,
  };
}
