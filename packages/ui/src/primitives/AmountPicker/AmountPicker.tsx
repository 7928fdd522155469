"use client";

import type { Currency, Satang } from "@satang/core";
import { shortMoney } from "@satang/i18n";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./AmountPicker.css.ts";

/** Props of {@link AmountPicker}; everything else goes to its group. */
export interface AmountPickerProps extends Omit<ComponentPropsWithoutRef<"fieldset">, "onChange"> {
  /** Accessible name of the group. */
  label: string;
  /** Amounts to offer: two to eight. */
  amounts: readonly Satang[];
  /** The currency of the amounts. */
  currency: Currency;
  /** The amount in the field next to it; `null` for none. */
  value: Satang | null;
  /** Called with the amount that was pressed. */
  onValueChange: (value: Satang) => void;
}

/** Quick amounts next to a money field: a press enters the amount there. */
export const AmountPicker = forwardRef<HTMLFieldSetElement, AmountPickerProps>(
  function AmountPicker(
    { label, amounts, currency, value, onValueChange, className, ...rest },
    ref,
  ) {
    return (
      <fieldset
        {...rest}
        ref={ref}
        aria-label={label}
        className={classNames(styles.picker, styles.rows[amounts.length], className)}
      >
        {amounts.map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={value === amount}
            className={styles.amount}
            data-part="amount"
            onClick={() => onValueChange(amount)}
          >
            {shortMoney(amount, currency)}
          </button>
        ))}
      </fieldset>
    );
  },
);
