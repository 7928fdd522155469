import { type DisplayLocale, type Locale, PSEUDO_LOCALE } from "../locale/locale.ts";
import type { Catalogue, EntryCatalogue } from "./catalogue.types.ts";

const loaders: Readonly<Record<DisplayLocale, () => Promise<Catalogue>>> = {
  th: async () => (await import("../locales/th/index.ts")).th,
  la: async () => (await import("../locales/la/index.ts")).la,
  en: async () => (await import("../locales/en/index.ts")).en,
  [PSEUDO_LOCALE]: async () => {
    const [{ pseudoCatalogue }, { en }] = await Promise.all([
      import("../pseudo/pseudo-catalogue.ts"),
      import("../locales/en/index.ts"),
    ]);
    return pseudoCatalogue(en);
  },
};

/** Loads one language, a chunk of its own. Await it before the first paint. */
export function loadLocale(locale: DisplayLocale): Promise<Catalogue> {
  return loaders[locale]();
}

const entryLoaders: Readonly<Record<Locale, () => Promise<EntryCatalogue>>> = {
  th: async () => (await import("../locales/th/entry.ts")).entry,
  la: async () => (await import("../locales/la/entry.ts")).entry,
  en: async () => (await import("../locales/en/entry.ts")).entry,
};

/**
 * Loads what the first screen says (shell, sign-in, what went wrong), a third of the language.
 * A key of another room shows as itself until {@link loadLocale} has brought the rest:
 * show no flow before that.
 */
export async function loadEntryLocale(locale: Locale): Promise<Catalogue> {
  // The rooms that are missing are missing on purpose; `createTranslator` survives it.
  return (await entryLoaders[locale]()) as Catalogue;
}
