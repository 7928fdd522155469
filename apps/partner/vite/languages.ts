/** The languages of the site by their tags: the locale of our flows, and its own name. */
export const LANGUAGES = {
  en: { locale: "en", name: "English" },
  th: { locale: "th", name: "ไทย" },
  lo: { locale: "la", name: "ລາວ" },
} as const;

export type Language = keyof typeof LANGUAGES;

/** The language that an address asks for; English without one. */
export const languageOf = (asked: string | null | undefined): Language =>
  asked && asked in LANGUAGES ? (asked as Language) : "en";
