import { type Locale, PSEUDO_LOCALE } from "../locale/locale.ts";
import type { Catalogue } from "../messages/catalogue.types.ts";
import type { WordsLoader } from "./words-loader.types.ts";

/** A loader of words that exist in the three languages. A language of a host is completed by the same words of its base. */
export function createWordsLoader(
  languages: Readonly<Record<Locale, () => Promise<Catalogue>>>,
): WordsLoader {
  const load: WordsLoader = async (locale) => {
    if (typeof locale === "object") return locale.load(load);
    if (locale !== PSEUDO_LOCALE) return languages[locale]();
    const [{ pseudoCatalogue }, words] = await Promise.all([
      import("../pseudo/pseudo-catalogue.ts"),
      languages.en(),
    ]);
    return pseudoCatalogue(words);
  };
  return load;
}
