import { type DisplayLocale, PSEUDO_LOCALE } from "../locale/locale.ts";
import type { Catalogue } from "./catalogue.types.ts";

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
