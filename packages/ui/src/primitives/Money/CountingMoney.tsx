"use client";

import { visuallyHidden } from "../../styles/hidden.css.ts";
import { Money, type MoneyProps } from "./Money.tsx";
import { useCountedAmount } from "./use-counted-amount.ts";

/**
 * A {@link Money} that counts to a new amount within 300 ms; the new amount is announced once.
 * @example
 * <CountingMoney amount={wallet.cash} currency={wallet.currency} size="hero" />
 */
export function CountingMoney({ amount, currency, sign = "auto", ...rest }: MoneyProps) {
  const shown = useCountedAmount(amount);
  return (
    <span>
      <Money {...rest} amount={shown} currency={currency} sign={sign} aria-hidden="true" />
      <span className={visuallyHidden}>
        <Money amount={amount} currency={currency} sign={sign} />
      </span>
    </span>
  );
}
