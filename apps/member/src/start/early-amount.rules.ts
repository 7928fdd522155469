import { type Currency, editionCurrency, toCurrency, toSatang } from "@satang/core";
import { type MoneyParts, moneyParts } from "@satang/i18n";

/** A longer amount is written in another size (`Money` of `@satang/ui`). */
const LONGEST = 9;

type Reply = {
  readonly profile?: { readonly currency?: unknown } | undefined;
  readonly wallet?: { readonly amount?: unknown } | undefined;
};

/** The currency that the reply names; the Thai edition has baht otherwise, and the Lao edition asks the profile (ADR 0027). */
const currencyIn = ({ profile }: Reply, country: "TH" | "LA"): Currency | null =>
  toCurrency(profile?.currency) ?? (country === "TH" ? editionCurrency("thai") : null);

/**
 * The balance of a wallet reply, which nothing has checked yet.
 * @returns `null` when the app must show it, because something in the reply is unusual
 */
export function earlyAmount(reply: unknown, country: "TH" | "LA"): MoneyParts | null {
  if (typeof reply !== "object" || reply === null) return null;
  const currency = currencyIn(reply, country);
  const amount = (reply as Reply).wallet?.amount;
  if (currency === null || typeof amount !== "number" || !Number.isFinite(amount)) return null;
  const parts = moneyParts(toSatang(amount), currency);
  return parts.sign || parts.integer.length > LONGEST ? null : parts;
}
