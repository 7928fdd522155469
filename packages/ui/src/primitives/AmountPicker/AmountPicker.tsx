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
  /** Another button after them, for everything there is; disabled while that is `null`. */
  all?: { readonly label: string; readonly amount: Satang | null } | undefined;
  /** Called with the amount that was pressed. */
  onValueChange: (value: Satang) => void;
}

/**
 * Quick amounts next to a money field: a press enters the amount there.
 * @example
 * <AmountPicker label="Quick amounts" amounts={[satang(10_000), satang(50_000)]} currency="THB"
 *   value={amount} onValueChange={setAmount} />
 */
export const AmountPicker = forwardRef<HTMLFieldSetElement, AmountPickerProps>(
  function AmountPicker(
    { label, amounts, currency, value, all, onValueChange, className, ...rest },
    ref,
  ) {
    const choices: { amount: Satang | null; label: string }[] = amounts.map((amount) => ({
      amount,
      label: shortMoney(amount, currency),
    }));
    if (all) choices.push(all);
    return (
      <fieldset
        {...rest}
        ref={ref}
        aria-label={label}
        className={classNames(styles.picker, styles.rows[choices.length], className)}
      >
        {choices.map(({ amount, label: text }) => (
          <button
            key={text}
            type="button"
            aria-pressed={amount !== null && value === amount}
            disabled={amount === null}
            className={styles.amount}
            data-part="amount"
            translate={/\d/.test(text) ? "no" : undefined}
            onClick={() => amount !== null && onValueChange(amount)}
          >
            {text}
          </button>
        ))}
      </fieldset>
    );
  },
);
