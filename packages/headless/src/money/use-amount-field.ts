import {
  type AmountProblem,
  parseAmount,
  type Satang,
  toLatinDigits,
  typedAmount,
} from "@satang/core";
import { useState } from "react";

/** A typed amount. */
export type AmountField = {
  /** As typed, its digits shown as Latin ones. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Enters an amount, `null` for none. */
  readonly setAmount: (amount: Satang | null) => void;
  /** `null` while it cannot be read as an amount. */
  readonly satang: Satang | null;
  /** Why not. */
  readonly problem: AmountProblem | null;
};

/** Holds a typed amount. Takes Thai, Lao and full-width digits; refuses a third decimal instead of rounding it. */
export function useAmountField(initial = ""): AmountField {
  const [text, setText] = useState(initial);
  const parsed = parseAmount(text);
  return {
    text,
    setText: (typed) => setText(toLatinDigits(typed)),
    setAmount: (amount) => setText(amount === null ? "" : typedAmount(amount)),
    satang: parsed.ok ? parsed.satang : null,
    problem: parsed.ok ? null : parsed.problem,
  };
}
