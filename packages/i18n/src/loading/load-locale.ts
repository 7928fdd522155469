import {
  type DisplayLocale,
  type Locale,
  PSEUDO_LOCALE,
  type ShippedLocale,
} from "../locale/locale.ts";
import type { Catalogue, EntryCatalogue } from "../messages/catalogue.types.ts";

const loaders: Readonly<Record<ShippedLocale, () => Promise<Catalogue>>> = {
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

/** Loads one language from its own chunk. Await it before the first paint. */
export function loadLocale(locale: DisplayLocale): Promise<Catalogue> {
  return typeof locale === "object" ? locale.load() : loaders[locale]();
}

const entryLoaders: Readonly<Record<Locale, () => Promise<EntryCatalogue>>> = {
  th: async () => (await import("../locales/th/entry.ts")).entry,
  la: async () => (await import("../locales/la/entry.ts")).entry,
  en: async () => (await import("../locales/en/entry.ts")).entry,
};

/**
 * Loads the texts of the first screen (shell, sign-in, errors), a third of the language. A message
 * of another module is shown as its key until {@link loadLocale} has loaded all texts: do not
 * render a flow before that.
 */
export async function loadEntryLocale(locale: Locale): Promise<Catalogue> {
  // Modules are missing on purpose; `createTranslator` accepts that.
  return (await entryLoaders[locale]()) as Catalogue;
}
