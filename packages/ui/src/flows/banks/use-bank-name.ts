import type { DepositAccount } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/**
 * A bank's name with its language: in Thai for Thai pages, otherwise in English if the server has
 * it.
 */
export function useBankName() {
  const { locale } = useI18n();
  return ({ bankNameTH, bankNameEN }: Pick<DepositAccount, "bankNameTH" | "bankNameEN">) =>
    locale === "th" || bankNameEN === null
      ? { name: bankNameTH, lang: "th" }
      : { name: bankNameEN, lang: "en" };
}
