import {
  type AmountProblem,
  cleanAmount,
  parseAmount,
  type Satang,
  type TypingProps,
  typedAmount,
  typingProps,
} from "@satang/core";
import { useCallback, useState } from "react";

/** Props of the `input` of an amount. */
export type AmountInputProps = TypingProps & {
  readonly name: "amount";
  readonly inputMode: "decimal";
  readonly autoComplete: "off";
  readonly value: string;
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

const textOf = (amount: Satang | null) => (amount === null ? "" : typedAmount(amount));

/**
 * Holds a typed amount. Takes Thai, Lao and full-width digits; a text that is no amount stays as it was typed, with its problem.
 * @param initial the amount at first. @default null
 */
export function useAmountField(initial: Satang | null = null): AmountField {
  const [text, setTyped] = useState(() => textOf(initial));
  const setText = useCallback((typed: string) => setTyped(cleanAmount(typed)), []);
  const parsed = parseAmount(text);
  return {
    text,
    setText,
    setAmount: (amount) => setTyped(textOf(amount)),
    satang: parsed.ok ? parsed.satang : null,
    problem: parsed.ok ? null : parsed.problem,
    inputProps: ({ isInvalid, isReadOnly }) => ({
      name: "amount",
      inputMode: "decimal",
      autoComplete: "off",
      value: text,
      ...typingProps(cleanAmount, setText),
      readOnly: isReadOnly,
      "aria-invalid": isInvalid || undefined,
    }),
  };
}
