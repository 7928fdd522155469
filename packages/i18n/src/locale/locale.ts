/** The languages on the wire and in storage (decision 25). */
export const LOCALES = ["th", "la", "en"] as const;

/** A language of the service: Thai, Lao or English. */
export type Locale = (typeof LOCALES)[number];

/** The pseudo-locale; it makes every string visible that is not from the catalogue. */
export const PSEUDO_LOCALE = "en-XA";

/** The locales that can be displayed: the three languages and the pseudo-locale. */
export type DisplayLocale = Locale | typeof PSEUDO_LOCALE;

const TAGS = { th: "th-TH", la: "lo-LA", en: "en-GB", "en-XA": "en-XA" } as const;

/**
 * BCP 47 tag of a locale, for `lang` attributes and for Intl. `la` means Latin to both, so the
 * stored code must not be used there (decision 25).
 */
export function languageTag(locale: DisplayLocale): (typeof TAGS)[DisplayLocale] {
  return TAGS[locale];
}

/** The name of each language in that language, for the language switch. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  th: "ไทย",
  la: "ລາວ",
  en: "English",
};

/** Whether a stored value is one of the three codes; other values are ignored. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
