export type { KnownCode } from "./errors/error-text.ts";
export { codeText, errorText, errorTitle } from "./errors/error-text.ts";
export type { Formatter, FormatterOptions } from "./format/create-formatter.ts";
export { createFormatter, SITE_TIME_ZONE } from "./format/create-formatter.ts";
export { groupPhone } from "./format/digits.ts";
export type { Moment } from "./format/moment.ts";
export type { MoneyParts } from "./format/money.ts";
export { moneyParts, shortMoney } from "./format/money.ts";
export { loadEntryLocale, loadLocale } from "./loading/load-locale.ts";
export type { DisplayLocale, Locale } from "./locale/locale.ts";
export { isLocale, LANGUAGE_NAMES, LOCALES, languageTag, PSEUDO_LOCALE } from "./locale/locale.ts";
export type {
  Catalogue,
  CatalogueOverrides,
  MessageArguments,
  MessageKey,
} from "./messages/catalogue.types.ts";
export type { Translator } from "./messages/create-translator.ts";
export { createTranslator } from "./messages/create-translator.ts";
export { defineOverrides } from "./messages/define-overrides.ts";
export { pseudoCatalogue } from "./pseudo/pseudo-catalogue.ts";
