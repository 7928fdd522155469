"use client";

import { moneyParts } from "@satang/i18n";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as css from "./AmountPicker.css.ts";

/** Props of {@link AmountPicker}; everything else goes to its group. */
export interface AmountPickerProps extends Omit<ComponentPropsWithoutRef<"fieldset">, "onChange"> {
  /** Accessible name of the group. */
  label: string;
  /** Amounts to offer, in whole baht: two to eight. */
  amounts: readonly number[];
  /** The plain amount in the field next to it, `500`. */
  value: string;
  /** Called with the pressed amount, as plain digits. */
  onValueChange: (value: string) => void;
}

/** Quick amounts next to a money field: a press enters the amount. */
export const AmountPicker = forwardRef<HTMLFieldSetElement, AmountPickerProps>(
  function AmountPicker({ label, amounts, value, onValueChange, className, ...rest }, ref) {
    return (
      <fieldset
        {...rest}
        ref={ref}
        aria-label={label}
        className={classNames(css.picker, css.rows[amounts.length], className)}
      >
        {amounts.map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={value !== "" && Number(value) === amount}
            className={css.amount}
            data-part="amount"
            onClick={() => onValueChange(String(amount))}
          >
            {moneyParts(amount).integer}
          </button>
        ))}
      </fieldset>
    );
  },
);
