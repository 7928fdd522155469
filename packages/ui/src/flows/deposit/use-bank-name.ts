import type { DepositAccount } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/** A bank's name, in Thai to Thai readers, else in English where the server has it; with the language it is in. */
export function useBankName() {
  const { locale } = useI18n();
  return ({ bankNameTH, bankNameEN }: Pick<DepositAccount, "bankNameTH" | "bankNameEN">) =>
    locale === "th" || bankNameEN === null
      ? { name: bankNameTH, lang: "th" }
      : { name: bankNameEN, lang: "en" };
}
