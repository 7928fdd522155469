import { createLazyModule, type LazyModule } from "@satang/core";
import { type Catalogue, type DisplayLocale, languageTag, type WordsLoader } from "@satang/i18n";
import { warn } from "../warnings/warn.ts";

/** A host's bundler replaces the value; the package needs no types of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const modules = new WeakMap<WordsLoader, Map<DisplayLocale, LazyModule<Catalogue>>>();

function createModule(load: WordsLoader, locale: DisplayLocale): LazyModule<Catalogue> {
  if (process.env.NODE_ENV === "production") return createLazyModule(() => load(locale));
  return createLazyModule(() =>
    load(locale).catch((error: unknown) => {
      warn(`The words of ${languageTag(locale)} could not be loaded: ${error}.`);
      throw error;
    }),
  );
}

/** The messages of a language as a module, the same one at each call: it is loaded once, and again after a failure. */
export function lazyWords(load: WordsLoader, locale: DisplayLocale): LazyModule<Catalogue> {
  const known = modules.get(load) ?? new Map<DisplayLocale, LazyModule<Catalogue>>();
  modules.set(load, known);
  const words = known.get(locale) ?? createModule(load, locale);
  known.set(locale, words);
  return words;
}

/** In place of the words of a loader where a host gives its own. */
export const noWords: LazyModule<Catalogue> = createLazyModule(() => new Promise(() => {}));

/**
 * The messages while a server renders, or a browser that hydrates.
 * @throws a promise to the nearest `Suspense` until they are loaded; an Error when they cannot be, also in production:
 * the log of its server is where a host learns that pages come without words. They are loaded again then, for the next
 * request of a server, and for a browser, which renders again without the markup of the server.
 */
export function readWords(words: LazyModule<Catalogue>): Catalogue {
  const catalogue = words.current();
  if (catalogue) return catalogue;
  const isFailed = words.isFailed();
  const loading = words.load();
  if (isFailed) throw new Error("The words of the page could not be loaded.");
  throw loading;
}
