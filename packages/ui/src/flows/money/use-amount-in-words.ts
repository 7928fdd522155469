import type { Currency, Satang } from "@satang/core";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { laoAmount } from "./lao-amount.rules.ts";
import { thaiAmount } from "./thai-amount.rules.ts";

/** Returns an amount in words, as Thai and Lao papers repeat it; `null` in the other languages. */
export function useAmountInWords(): (amount: Satang, currency: Currency) => string | null {
  const { locale } = useI18n();
  return (amount, currency) => {
    if (locale === "th") return thaiAmount(amount, currency);
    return locale === "la" ? laoAmount(amount, currency) : null;
  };
}
