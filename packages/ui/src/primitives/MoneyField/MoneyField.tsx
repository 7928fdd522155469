"use client";

import { type Currency, currencySign, plainAmount, type Satang } from "@satang/core";
import { forwardRef, useState } from "react";
import { useControlled } from "../../hooks/use-controlled.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { classNames } from "../../styles/class-names.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import * as styles from "./MoneyField.css.ts";
import { type AmountRefusal, readDraft } from "./read-draft.rules.ts";

const WORDS = {
  tooManyDecimals: "ui.money.tooManyDecimals",
  notANumber: "ui.money.digitsOnly",
  tooLarge: "fields.amountTooLarge",
} as const satisfies Record<AmountRefusal, string>;

/** Props of {@link MoneyField}; everything else goes to its `input`. */
export interface MoneyFieldProps
  extends Omit<
    TextFieldProps,
    | "type"
    | "inputMode"
    | "start"
    | "inputClassName"
    | "boxClassName"
    | "value"
    | "defaultValue"
    | "onValueChange"
  > {
  /** The amount in it, `null` for none; leave out to let the field keep it. */
  value?: Satang | null;
  /** The amount at first. @default null */
  defaultValue?: Satang | null;
  /** Called with the amount, `null` when the field is empty; a refused text changes nothing. */
  onValueChange?: (value: Satang | null) => void;
  /** The currency of the amount; its sign is shown before it. */
  currency: Currency;
  /** `always` writes a whole amount with `.00`, where the currency has it: for a fixed amount. @default "auto" */
  decimals?: "auto" | "always";
  /** `big` where the amount is what the screen is about. @default "medium" */
  size?: "medium" | "big";
}

/**
 * An amount of money: accepts digits of all scripts, shows Latin ones, groups them when it loses
 * the focus, never rounds.
 * @example
 * <MoneyField label="Amount" currency="THB" value={amount} onValueChange={setAmount} />
 */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  {
    value,
    defaultValue = null,
    onValueChange,
    currency,
    decimals = "auto",
    size = "medium",
    error,
    onBlur,
    ...rest
  },
  ref,
) {
  const { t, format } = useI18n();
  const [amount, setAmount] = useControlled(value, defaultValue, onValueChange);
  const [typed, setTyped] = useState<{ text: string; amount: Satang | null }>();
  const [isEditing, setEditing] = useState(false);
  const [refusal, setRefusal] = useState<{ reason: AmountRefusal; amount: Satang | null }>();
  // An amount that came from elsewhere meanwhile has nothing to do with the typed or refused text.
  const draft = typed?.amount === amount ? typed.text : "";
  const refused = refusal?.amount === amount ? refusal.reason : undefined;
  const isInFull = decimals === "always" || /\.\d/.test(draft);
  const whenLeft =
    amount === null ? "" : format[isInFull ? "money" : "shortMoney"](amount, currency);
  const shown = isEditing && typed?.amount === amount ? draft : whenLeft;
  const big = size === "big";
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="done"
      {...rest}
      ref={ref}
      type="text"
      inputMode="decimal"
      boxClassName={classNames(big && styles.boxBig)}
      inputClassName={classNames(
        big && styles.inputBig,
        big && shown.length > 9 && styles.inputMillions,
        big && shown.length > 14 && styles.inputLong,
      )}
      start={
        <span
          aria-hidden="true"
          className={classNames(styles.currency, big && styles.currencyBig)}
          data-part="currency"
        >
          {currencySign(currency)}
        </span>
      }
      error={refused ? <span role="alert">{t(WORDS[refused])}</span> : error}
      value={shown}
      onValueChange={(text) => {
        const next = readDraft(text);
        setRefusal(next.ok ? undefined : { reason: next.refusal, amount });
        if (!next.ok) return;
        setTyped({ text: plainAmount(text), amount: next.amount });
        setEditing(true);
        setAmount(next.amount);
      }}
      onBlur={(event) => {
        setEditing(false);
        setRefusal(undefined);
        onBlur?.(event);
      }}
    />
  );
});
