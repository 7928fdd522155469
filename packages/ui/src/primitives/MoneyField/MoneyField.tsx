"use client";

import { forwardRef, useState } from "react";
import { useControlled } from "../../hooks/use-controlled.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { classNames } from "../../styles/class-names.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import { type AmountRefusal, groupAmountText, readAmountText } from "./amount-text.rules.ts";
import * as css from "./MoneyField.css.ts";

const WORDS = {
  tooManyDecimals: "ui.money.tooManyDecimals",
  digitsOnly: "ui.money.digitsOnly",
  tooLarge: "fields.amountTooLarge",
} as const satisfies Record<AmountRefusal, string>;

/** Props of {@link MoneyField}; everything else goes to its `input`. */
export interface MoneyFieldProps
  extends Omit<TextFieldProps, "type" | "inputMode" | "start" | "inputClassName" | "boxClassName"> {
  /** A plain amount in Latin digits, `1234.5`; empty for none. */
  value?: string;
  /** Called with the plain amount; a refused text changes nothing. */
  onValueChange?: (value: string) => void;
  /** `big` when the amount is the main content of the screen. @default "medium" */
  size?: "medium" | "big";
  /** Sign before the amount. @default "฿" */
  currency?: string;
}

/**
 * An amount of money: accepts digits of all scripts, shows Latin ones, groups them when it loses
 * the focus, never rounds.
 */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  {
    value,
    defaultValue = "",
    onValueChange,
    size = "medium",
    currency = "฿",
    error,
    onBlur,
    ...rest
  },
  ref,
) {
  const { t } = useI18n();
  const [amount, setAmount] = useControlled(value, defaultValue, onValueChange);
  const [draft, setDraft] = useState<string>();
  const [refusal, setRefusal] = useState<{ reason: AmountRefusal; amount: string }>();
  const read = draft === undefined ? undefined : readAmountText(draft);
  const isCurrent = read?.ok && read.value === amount;
  // A refusal does not apply to a value that the parent set meanwhile.
  const refused = refusal?.amount === amount ? refusal.reason : undefined;
  const big = size === "big";
  const shown = isCurrent && draft !== undefined ? draft : groupAmountText(amount);
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="done"
      {...rest}
      ref={ref}
      type="text"
      inputMode="decimal"
      boxClassName={classNames(big && css.boxBig)}
      inputClassName={classNames(
        big && css.inputBig,
        big && shown.length > 9 && css.inputMillions,
        big && shown.length > 14 && css.inputLong,
      )}
      start={
        <span
          aria-hidden="true"
          className={classNames(css.currency, big && css.currencyBig)}
          data-part="currency"
        >
          {currency}
        </span>
      }
      error={refused ? <span role="alert">{t(WORDS[refused])}</span> : error}
      value={shown}
      onValueChange={(text) => {
        const next = readAmountText(text);
        setRefusal(next.ok ? undefined : { reason: next.refusal, amount });
        if (!next.ok) return;
        setDraft(next.draft);
        setAmount(next.value);
      }}
      onBlur={(event) => {
        setDraft(undefined);
        setRefusal(undefined);
        onBlur?.(event);
      }}
    />
  );
});
