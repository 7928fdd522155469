import type { Catalogue } from "../messages/catalogue.types.ts";
import { joinTrees } from "./join-trees.ts";
import type { WordsLoader } from "./words-loader.types.ts";

/**
 * The words of several flows together. Call it once, outside of components.
 *
 * @example
 * const words = joinWords(depositWords, withdrawWords);
 * <SatangProvider baseUrl="/" locale="th" words={words}><Wallet /></SatangProvider>
 */
export function joinWords(...loaders: readonly WordsLoader[]): WordsLoader {
  const load: WordsLoader = async (locale) => {
    if (typeof locale === "object") return locale.load(load);
    const trees = await Promise.all(loaders.map((loadSome) => loadSome(locale)));
    return joinTrees(...trees) as Catalogue;
  };
  return load;
}
