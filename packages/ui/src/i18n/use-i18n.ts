import { useContext } from "react";
import { type I18n, I18nContext } from "./I18nContext.ts";

/**
 * Returns the active language: messages, formats and error texts.
 * @throws Error without an `I18nProvider` above.
 * @example
 * const { t, format } = useI18n();
 * <p>{t("common.action.refresh")}: {format.money(satang(123_450), "THB")}</p>
 */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("useI18n needs an <I18nProvider> above it.");
  return i18n;
}
