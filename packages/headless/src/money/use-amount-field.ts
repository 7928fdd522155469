import {
  type AmountProblem,
  parseAmount,
  type Satang,
  toLatinDigits,
  typedAmount,
} from "@satang/core";
import { type ChangeEvent, useCallback, useState } from "react";

/** Props of the `input` of an amount. */
export type AmountInputProps = {
  readonly name: "amount";
  readonly inputMode: "decimal";
  readonly autoComplete: "off";
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly readOnly: boolean;
  /** The view shows a problem at the amount. */
  readonly "aria-invalid": true | undefined;
};

/** A typed amount. */
export type AmountField = {
  /** As typed, in units of the currency, with Latin digits. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Enters an amount, `null` for none. */
  readonly setAmount: (amount: Satang | null) => void;
  /** `null` while it cannot be read as an amount. */
  readonly satang: Satang | null;
  /** Why the text is not an amount. */
  readonly problem: AmountProblem | null;
  readonly inputProps: (state: {
    readonly isInvalid: boolean;
    readonly isReadOnly: boolean;
  }) => AmountInputProps;
};

/** Holds a typed amount. Takes Thai, Lao and full-width digits; rejects a third decimal instead of rounding it. */
export function useAmountField(): AmountField {
  const [text, setTyped] = useState("");
  const setText = useCallback((typed: string) => setTyped(toLatinDigits(typed)), []);
  const parsed = parseAmount(text);
  return {
    text,
    setText,
    setAmount: (amount) => setTyped(amount === null ? "" : typedAmount(amount)),
    satang: parsed.ok ? parsed.satang : null,
    problem: parsed.ok ? null : parsed.problem,
    inputProps: ({ isInvalid, isReadOnly }) => ({
      name: "amount",
      inputMode: "decimal",
      autoComplete: "off",
      value: text,
      onChange: (event) => setText(event.currentTarget.value),
      readOnly: isReadOnly,
      "aria-invalid": isInvalid || undefined,
    }),
  };
}
