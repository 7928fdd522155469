import {
  type DefinedLocale,
  type DisplayLocale,
  isLocale,
  LOCALES,
  languageTag,
  PSEUDO_LOCALE,
} from "@satang/i18n";

const added = new Map<string, DefinedLocale>();
const listeners = new Set<() => void>();

/**
 * Adds a language of `defineLocale` to the elements of the page: `locale` may be its tag, and a page in that language
 * shows it. Elements that are there already change to it.
 */
export function addLocale(locale: DefinedLocale): void {
  added.set(locale.tag.toLowerCase(), locale);
  for (const listener of listeners) listener();
}

/** Calls back when a language is added. @returns a function that ends it */
export function onLocaleAdded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The language of the property or the attribute; `null` for one that does not exist. */
export function localeNamed(value: unknown): DisplayLocale | null {
  if (isLocale(value) || value === PSEUDO_LOCALE) return value;
  if (typeof value === "object" && value !== null && "load" in value) return value as DefinedLocale;
  return (typeof value === "string" && added.get(value.toLowerCase())) || null;
}

const languageOf = (tag: string) => tag.toLowerCase().split("-")[0];

/** The language of a page, from its `lang`: the same tag first, otherwise the same language; `null` when it has none. */
export function localeOfLanguage(tag: string | undefined): DisplayLocale | null {
  if (!tag) return null;
  const same = added.get(tag.toLowerCase());
  const all: readonly DisplayLocale[] = [...added.values(), ...LOCALES];
  return same ?? all.find((each) => languageOf(languageTag(each)) === languageOf(tag)) ?? null;
}
