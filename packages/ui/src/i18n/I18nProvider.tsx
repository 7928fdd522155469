import type { Catalogue, CatalogueOverrides, DisplayLocale } from "@satang/i18n";
import { type ReactNode, useMemo } from "react";
import { useSetupWarnings } from "../warnings/use-setup-warnings.ts";
import { createI18n } from "./create-i18n.ts";
import { I18nContext } from "./I18nContext.ts";
import "./language.css.ts";
import { useDocumentLanguage } from "./use-document-language.ts";

/** Props of {@link I18nProvider}. */
export interface I18nProviderProps {
  /** The language: `th`, `la`, `en`, the pseudo-locale, or one of `defineLocale`. */
  locale: DisplayLocale;
  /** Messages of the language, from `loadLocale(locale)`. */
  catalogue: Catalogue;
  /** Texts of a partner, from `defineOverrides`. */
  overrides?: CatalogueOverrides;
  /**
   * IANA zone of all displayed times.
   * @default "Asia/Bangkok"
   */
  timeZone?: string;
  /**
   * The element with the `lang` attribute: one around the children, or the document when the whole
   * page is Satang's.
   * @default "element"
   */
  scope?: "element" | "document";
  children: ReactNode;
}

/**
 * Provides the language for every component below it. Load the catalogue first, so that nothing is
 * rendered in another language. In a module with `"use client"`: what a server component passes is
 * written into the data of each page.
 *
 * @example
 * "use client";
 *
 * import { en } from "@satang/i18n/locales/en";
 *
 * const App = () => <I18nProvider locale="en" catalogue={en}>{page}</I18nProvider>;
 */
export function I18nProvider({
  locale,
  catalogue,
  overrides,
  timeZone,
  scope = "element",
  children,
}: I18nProviderProps) {
  const i18n = useMemo(
    () => createI18n(locale, catalogue, overrides, timeZone === undefined ? {} : { timeZone }),
    [locale, catalogue, overrides, timeZone],
  );
  useSetupWarnings();
  useDocumentLanguage(scope === "document" ? i18n.languageTag : null);

  return (
    <I18nContext.Provider value={i18n}>
      {scope === "document" ? (
        children
      ) : (
        <div lang={i18n.languageTag} dir={i18n.direction} data-satang-language="">
          {children}
        </div>
      )}
    </I18nContext.Provider>
  );
}

export { useI18n } from "./use-i18n.ts";
