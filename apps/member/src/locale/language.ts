import { type Catalogue, type Locale, loadEntryLocale, loadLocale } from "@satang/i18n";

/** A language with its messages. */
export interface Language {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  /** False while only the first screen's words are here. */
  readonly whole: boolean;
}

/** The language for the first paint: whole for a member, whose screens need all of it. */
export async function loadLanguage(locale: Locale, signedIn: boolean): Promise<Language> {
  const catalogue = await (signedIn ? loadLocale : loadEntryLocale)(locale);
  return { locale, catalogue, whole: signedIn };
}
