import type { Satang } from "@satang/core";
import { useCurrency } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/** Amounts of the member in words: `1,234.50 baht`, or `100 baht` for bounds. */
export function useMoneyFormat() {
  const { format } = useI18n();
  const currency = useCurrency();
  return {
    currency,
    exact: (amount: Satang) => format.moneyWithUnit(amount, currency),
    short: (amount: Satang) => format.shortMoneyWithUnit(amount, currency),
    plain: (amount: Satang) => format.money(amount, currency),
  };
}
