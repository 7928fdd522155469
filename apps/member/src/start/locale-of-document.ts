import { LOCALES, type Locale, languageTag } from "@satang/i18n";

/** The language that `before-paint.ts` has chosen for the document, or the build when that script did not load. */
export const localeOfDocument = (): Locale =>
  LOCALES.find((locale) => languageTag(locale) === document.documentElement.lang) ?? "th";
