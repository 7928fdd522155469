import type { Currency, Satang } from "@satang/core";
import { moneyParts } from "@satang/i18n";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as css from "./Money.css.ts";

/** Props of {@link Money}; everything else goes to its `span`. */
export interface MoneyProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** In hundredths of the currency: `satang(1_248_050)` is 12,480.50. */
  amount: Satang;
  /** The currency of the amount. */
  currency: Currency;
  /** `hero` is the largest thing on its screen. @default "inherit" */
  size?: keyof typeof css.sizes;
  /** Colour, in addition to words or `sign`. @default "inherit" */
  tone?: keyof typeof css.tones;
  /**
   * Sign before the amount; `auto` shows only a minus, for negative amounts.
   * @default "auto"
   */
  sign?: "auto" | "plus" | "minus";
}

/** An amount: sign and currency small, whole units big, decimals quieter. The same in every language. */
export const Money = forwardRef<HTMLSpanElement, MoneyProps>(function Money(
  { amount, currency, size = "inherit", tone = "inherit", sign = "auto", className, ...rest },
  ref,
) {
  const parts = moneyParts(amount, currency);
  const shownSign = { auto: parts.sign, plus: "+", minus: "-" }[sign].replace("-", "\u2212");
  return (
    <span
      {...rest}
      ref={ref}
      className={classNames(
        css.money,
        css.sizes[size],
        size === "hero" && parts.integer.length > 9 && css.heroLong,
        css.tones[tone],
        className,
      )}
    >
      {shownSign}
      <span className={css.currency} data-part="currency">
        {parts.currency}
      </span>
      {parts.integer}
      {parts.decimals && (
        <span className={css.decimals} data-part="decimals">
          .{parts.decimals}
        </span>
      )}
    </span>
  );
});
