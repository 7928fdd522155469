import {
  type Catalogue,
  type CatalogueOverrides,
  createFormatter,
  createTranslator,
  type DisplayLocale,
  errorText,
  errorTitle,
  type FormatterOptions,
  languageTag,
} from "@satang/i18n";
import type { I18n } from "./I18nContext.ts";

/**
 * Creates messages and formats of one loaded language, for the provider and for code outside of
 * React.
 */
export function createI18n(
  locale: DisplayLocale,
  catalogue: Catalogue,
  overrides?: CatalogueOverrides,
  options?: FormatterOptions,
): I18n {
  const t = createTranslator(locale, catalogue, overrides);
  return {
    locale,
    languageTag: languageTag(locale),
    direction: "ltr",
    t,
    format: createFormatter(t, options),
    errorText: (error) => errorText(t, error),
    errorTitle: (error) => errorTitle(t, error),
  };
}
