import type { DefinedLocale } from "./defined-locale.types.ts";

/** The languages on the wire and in storage (decision 25). */
export const LOCALES = ["th", "la", "en"] as const;

/** A language of the service: Thai, Lao or English. */
export type Locale = (typeof LOCALES)[number];

/** The pseudo-locale; it makes every string visible that is not from the catalogue. */
export const PSEUDO_LOCALE = "en-XA";

/** The locales with included texts: the three languages and the pseudo-locale. */
export type ShippedLocale = Locale | typeof PSEUDO_LOCALE;

/** The locales that can be displayed: the included ones, and languages of `defineLocale`. */
export type DisplayLocale = ShippedLocale | DefinedLocale;

const TAGS: Readonly<Record<ShippedLocale, string>> = {
  th: "th-TH",
  la: "lo-LA",
  en: "en-GB",
  "en-XA": "en-XA",
};

/**
 * BCP 47 tag of a locale, for `lang` attributes and for Intl. `la` means Latin to both, so the
 * stored code must not be used there (decision 25).
 */
export function languageTag(locale: DisplayLocale): string {
  return typeof locale === "object" ? locale.tag : TAGS[locale];
}

/** The name of each language in that language, for the language switch. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  th: "ไทย",
  la: "ລາວ",
  en: "English",
};

/** The name of a language in that language. */
export function languageName(locale: Locale | DefinedLocale): string {
  return typeof locale === "object" ? locale.name : LANGUAGE_NAMES[locale];
}

/** Whether a stored value is one of the three codes; other values are ignored. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
