import { type Satang, toBaht } from "@satang/core";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/** Text of an amount in satang: `1,234.50 baht`, or `100 baht` for bounds. */
export function useBaht() {
  const { format } = useI18n();
  return {
    exact: (satang: Satang) => format.moneyWithUnit(toBaht(satang)),
    short: (satang: Satang) => format.shortMoneyWithUnit(toBaht(satang)),
    plain: (satang: Satang) => format.money(toBaht(satang)),
  };
}
