export type { KnownCode } from "./errors/error-text.ts";
export { codeText, errorText, errorTitle, knownSender } from "./errors/error-text.ts";
export { joinWords } from "./flow-words/join-words.ts";
export type { WordsLoader } from "./flow-words/words-loader.types.ts";
export type { Formatter, FormatterOptions } from "./format/create-formatter.ts";
export { createFormatter } from "./format/create-formatter.ts";
export { SITE_TIME_ZONE } from "./format/date.ts";
export { groupPhone } from "./format/digits.ts";
export type { Moment } from "./format/moment.ts";
export type { MoneyParts } from "./format/money.ts";
export { moneyParts, shortMoney } from "./format/money.ts";
export { loadEntryLocale, loadLocale } from "./loading/load-locale.ts";
export { type OfflineWords, offlineWords } from "./loading/offline-words.ts";
export type { DefinedLocale, LocaleLooks } from "./locale/defined-locale.types.ts";
export type { DisplayLocale, Locale, ShippedLocale } from "./locale/locale.ts";
export {
  isLocale,
  LANGUAGE_NAMES,
  LOCALES,
  languageName,
  languageTag,
  PSEUDO_LOCALE,
} from "./locale/locale.ts";
export type {
  Catalogue,
  CatalogueOverrides,
  MessageArguments,
  MessageKey,
  MissingMessages,
} from "./messages/catalogue.types.ts";
export { defineOverrides } from "./messages/define-overrides.ts";
export { type CatalogueProblems, catalogueProblems } from "./own-language/catalogue-problems.ts";
export { defineLocale, type LocaleDefinition } from "./own-language/define-locale.ts";
export { pseudoCatalogue } from "./pseudo/pseudo-catalogue.ts";
export type { Translator } from "./translator/create-translator.ts";
export { createTranslator } from "./translator/create-translator.ts";
