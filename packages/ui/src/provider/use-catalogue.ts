import { useLazyModule } from "@satang/headless/provider";
import type { Catalogue, DisplayLocale, WordsLoader } from "@satang/i18n";
import { useState } from "react";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { lazyWords, noWords, readWords } from "./words.lazy.ts";

/** A language and its messages. */
export type LoadedWords = { readonly locale: DisplayLocale; readonly catalogue: Catalogue };

/** View that {@link useCatalogue} returns. */
export type CatalogueView = {
  /** `null` until they are loaded for the first time. */
  readonly words: LoadedWords | null;
  /** Whether the words could not be loaded. They are loaded again by themselves. */
  readonly isFailed: boolean;
  readonly retry: () => void;
};

/**
 * The messages of a language: given by the host, else loaded. Until others are loaded, the ones before are shown. A server
 * waits for them, and so does the browser before it hydrates: they are in the markup, and not in the data of the page.
 */
export function useCatalogue(
  locale: DisplayLocale,
  given: Catalogue | undefined,
  load: WordsLoader,
): CatalogueView {
  const isHydrated = useHydrated();
  const module = given ? noWords : lazyWords(load, locale);
  const { module: loaded, isFailed } = useLazyModule(module);
  const catalogue = given ?? (isHydrated ? loaded : readWords(module));
  const [shown, setShown] = useState<LoadedWords | null>(null);
  const isNew = catalogue && (shown?.catalogue !== catalogue || shown.locale !== locale);
  const words = isNew ? { locale, catalogue } : shown;
  if (words !== shown) setShown(words);
  return { words, isFailed, retry: () => void module.load() };
}
