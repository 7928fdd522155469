import { fromSatang, type Satang } from "@satang/headless/money-action";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/** Satang in words: `1,234.50 baht`, or `100 baht` for bounds. */
export function useBaht() {
  const { format } = useI18n();
  return {
    exact: (satang: Satang) => format.moneyWithUnit(fromSatang(satang)),
    short: (satang: Satang) => format.shortMoneyWithUnit(fromSatang(satang)),
    plain: (satang: Satang) => format.money(fromSatang(satang)),
  };
}
