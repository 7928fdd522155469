"use client";

import {
  type Currency,
  cleanAmount,
  currencySign,
  parseAmount,
  plainAmount,
  showText,
  typingProps,
} from "@satang/core";
import { forwardRef, useState } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { classNames } from "../../styles/class-names.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import * as styles from "./MoneyField.css.ts";
import { type AmountRefusal, refusalOf, typedInto, withoutCommas } from "./shown-amount.rules.ts";

const WORDS = {
  tooManyDecimals: "ui.money.tooManyDecimals",
  notANumber: "ui.money.digitsOnly",
  tooLarge: "fields.amountTooLarge",
} as const satisfies Record<AmountRefusal, string>;

/** Props of {@link AmountInput}; everything else goes to its `input`. */
export interface AmountInputProps
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
  /** The amount as it was typed. */
  text: string;
  /** Called with the text on every change, and with the plain number of an amount when the field loses the focus. */
  onTextChange: (text: string) => void;
  /** The currency of the amount; its sign is shown before it. */
  currency: Currency;
  /** `always` writes a whole amount with `.00`, where the currency has it: for a fixed amount. @default "auto" */
  decimals?: "auto" | "always" | undefined;
  /** `big` where the amount is what the screen is about. @default "medium" */
  size?: "medium" | "big" | undefined;
}

/**
 * The text of an amount: as typed while it has the focus, grouped when it has lost it. A text that is no amount stays, with the
 * reason, until it is corrected.
 */
export const AmountInput = forwardRef<HTMLInputElement, AmountInputProps>(function AmountInput(
  {
    text,
    onTextChange,
    currency,
    decimals = "auto",
    size = "medium",
    error,
    onChange,
    onCompositionEnd,
    onFocus,
    onBlur,
    ...rest
  },
  ref,
) {
  const { t, format } = useI18n();
  const [isEditing, setEditing] = useState(false);
  const parsed = parseAmount(text);
  const refusal = refusalOf(parsed);
  const plain = plainAmount(text);
  const isInFull = decimals === "always" || /\.\d/.test(plain);
  const written = parsed.ok
    ? format[isInFull ? "money" : "shortMoney"](parsed.satang, currency)
    : text;
  const shown = isEditing && !rest.readOnly ? text : written;
  const typing = typingProps(
    (typed) => cleanAmount(shown === text ? typed : typedInto(shown, typed)),
    onTextChange,
  );
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
      error={refusal ? <span role="alert">{t(WORDS[refusal])}</span> : error}
      value={shown}
      onChange={(event) => {
        onChange?.(event);
        setEditing(true);
        typing.onChange(event);
      }}
      onCompositionEnd={(event) => {
        onCompositionEnd?.(event);
        typing.onCompositionEnd(event);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        if (rest.readOnly) return;
        const control = event.currentTarget;
        // A script that selects the text gives the focus first. React renders after this.
        queueMicrotask(() =>
          showText(control, (part) => (part === shown ? text : withoutCommas(part))),
        );
        setEditing(true);
      }}
      onBlur={(event) => {
        setEditing(false);
        if (parsed.ok && plain !== text) onTextChange(plain);
        onBlur?.(event);
      }}
    />
  );
});
