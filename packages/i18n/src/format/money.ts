import {
  amountDigits,
  type Currency,
  currencySign,
  hidesZeroDecimals,
  isSatang,
  type Satang,
} from "@satang/core";
import { group, NO_NUMBER } from "./number.ts";

/** An amount taken apart, for screens that draw its parts in different sizes. */
export type MoneyParts = {
  /** `-` for a negative amount, otherwise empty. */
  readonly sign: "" | "-";
  /** `฿` or `₭`. */
  readonly currency: string;
  /** Grouped whole units: `1,234,567`. */
  readonly integer: string;
  /** Two digits, without the point; empty where the amount is written without decimals. */
  readonly decimals: string;
};

/**
 * The parts of an amount, the same in all languages (decision 26). Kip have decimals only where there are any
 * (decision 49). A host without types may pass what is no amount: it is shown as `–`.
 */
export function moneyParts(amount: Satang, currency: Currency): MoneyParts {
  const unit = currencySign(currency);
  if (!isSatang(amount)) return { sign: "", currency: unit, integer: NO_NUMBER, decimals: "" };
  const { sign, whole, decimals } = amountDigits(amount);
  return {
    sign,
    currency: unit,
    integer: group(whole),
    decimals: decimals === "00" && hidesZeroDecimals(currency) ? "" : decimals,
  };
}

/** `1,234,567.50`, without the unit; whole kip `1,234,567`. */
export function money(amount: Satang, currency: Currency): string {
  const { sign, integer, decimals } = moneyParts(amount, currency);
  return decimals ? `${sign}${integer}.${decimals}` : `${sign}${integer}`;
}

/** `1,000` or `1,000.50`: decimals only where there are any, for bounds and quick amounts. */
export const shortMoney = (amount: Satang, currency: Currency): string =>
  money(amount, currency).replace(/\.00$/, "");
