import { type Catalogue, type Locale, loadEntryLocale, loadLocale } from "@satang/i18n";

/** A language with its messages. */
export interface Language {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  /** False while only the texts of the first screen are loaded. */
  readonly whole: boolean;
}

/** The language for the first paint: complete for a member, because the screens of members need all of it. */
export async function loadLanguage(locale: Locale, signedIn: boolean): Promise<Language> {
  const catalogue = await (signedIn ? loadLocale : loadEntryLocale)(locale);
  return { locale, catalogue, whole: signedIn };
}
