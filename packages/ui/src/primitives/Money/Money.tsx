import type { Currency, Satang } from "@satang/core";
import { moneyParts } from "@satang/i18n";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./Money.css.ts";

/** Props of {@link Money}; everything else goes to its `span`. */
export interface MoneyProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** In hundredths of the currency: `satang(1_248_050)` is 12,480.50. */
  amount: Satang;
  /** The currency of the amount. */
  currency: Currency;
  /** `hero` is the largest thing on its screen. @default "inherit" */
  size?: keyof typeof styles.sizes;
  /** Colour, in addition to words or `sign`. @default "inherit" */
  tone?: keyof typeof styles.tones;
  /**
   * Sign before the amount; `auto` shows only a minus, for negative amounts.
   * @default "auto"
   */
  sign?: "auto" | "plus" | "minus";
}

/**
 * An amount: sign and currency small, whole units big, decimals quieter. The same in every language.
 * @example
 * <Money amount={satang(1_248_050)} currency="THB" />
 */
export const Money = forwardRef<HTMLSpanElement, MoneyProps>(function Money(
  { amount, currency, size = "inherit", tone = "inherit", sign = "auto", className, ...rest },
  ref,
) {
  const parts = moneyParts(amount, currency);
  const shownSign = { auto: parts.sign, plus: "+", minus: "-" }[sign].replace("-", "\u2212");
  return (
    <span
      dir="ltr"
      translate="no"
      {...rest}
      ref={ref}
      className={classNames(
        styles.money,
        styles.sizes[size],
        size === "hero" && parts.integer.length > 9 && styles.heroLong,
        styles.tones[tone],
        className,
      )}
    >
      {shownSign && <span>{shownSign}</span>}
      <span className={styles.currency} data-part="currency">
        {parts.currency}
      </span>
      <span>{parts.integer}</span>
      {parts.decimals && (
        <span className={styles.decimals} data-part="decimals">
          {`.${parts.decimals}`}
        </span>
      )}
    </span>
  );
});
