import { useContext } from "react";
import { type I18n, I18nContext } from "./I18nContext.ts";

/**
 * The language on the screen: messages, formats and error texts.
 * @throws when there is no `I18nProvider` above.
 */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("useI18n needs an <I18nProvider> above it.");
  return i18n;
}
