"use client";

import { type Satang, typedAmount } from "@satang/core";
import { forwardRef, useState } from "react";
import { useControlled } from "../../hooks/use-controlled.ts";
import { AmountInput, type AmountInputProps } from "./AmountInput.tsx";
import { amountOf } from "./shown-amount.rules.ts";

/** Props of {@link MoneyField}; everything else goes to its `input`. */
export interface MoneyFieldProps extends Omit<AmountInputProps, "text" | "onTextChange"> {
  /** The amount in it, `null` for none; leave out to let the field keep it. */
  value?: Satang | null;
  /** The amount at first. @default null */
  defaultValue?: Satang | null;
  /** Called with the amount, `null` when the field is empty or its text is no amount. */
  onValueChange?: (value: Satang | null) => void;
}

/**
 * An amount of money: accepts digits of all scripts, shows Latin ones, groups them when it loses
 * the focus, never rounds.
 * @example
 * <MoneyField label="Amount" currency="THB" value={amount} onValueChange={setAmount} />
 */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  { value, defaultValue = null, onValueChange, ...rest },
  ref,
) {
  const [amount, setAmount] = useControlled(value, defaultValue, onValueChange);
  const [typed, setTyped] = useState<{ text: string; amount: Satang | null }>();
  const written = amount === null ? "" : typedAmount(amount);
  return (
    <AmountInput
      {...rest}
      ref={ref}
      // An amount that came from elsewhere meanwhile has nothing to do with the typed text.
      text={typed?.amount === amount ? typed.text : written}
      onTextChange={(text) => {
        const next = amountOf(text);
        setTyped({ text, amount: next });
        setAmount(next);
      }}
    />
  );
});
