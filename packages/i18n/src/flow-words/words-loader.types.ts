import type { DisplayLocale } from "../locale/locale.ts";
import type { Catalogue } from "../messages/catalogue.types.ts";

/** Loads words of a language: all of them, as `loadLocale` does, or those of some flows. */
export type WordsLoader = (locale: DisplayLocale) => Promise<Catalogue>;
