import type { Catalogue, DisplayLocale, WordsLoader } from "@satang/i18n";
import { useEffect, useState } from "react";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { readWords } from "./read-words.ts";

/** A language and its messages. */
export type LoadedWords = { readonly locale: DisplayLocale; readonly catalogue: Catalogue };

type Loaded = LoadedWords & { readonly load: WordsLoader };

/**
 * The messages of a language: given by the host, else loaded. Until others are loaded, the ones before are shown; `null` while there is none. A server waits for them, and so does the browser before it hydrates: they are in the
 * markup, and not in the data of the page.
 * @throws the reason when they cannot be loaded, to the nearest error boundary
 */
export function useCatalogue(
  locale: DisplayLocale,
  given: Catalogue | undefined,
  load: WordsLoader,
): LoadedWords | null {
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState<Loaded | null>(() =>
    given || isHydrated ? null : { load, locale, catalogue: readWords(load, locale) },
  );
  const [problem, setProblem] = useState<{ readonly error: unknown } | null>(null);
  const isLoaded = given !== undefined || (loaded?.locale === locale && loaded.load === load);
  useEffect(() => {
    if (isLoaded) return undefined;
    let isCurrent = true;
    load(locale).then(
      (catalogue) => void (isCurrent && setLoaded({ load, locale, catalogue })),
      (error) => void (isCurrent && setProblem({ error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, locale, isLoaded]);
  if (problem) throw problem.error;
  return given ? { locale, catalogue: given } : loaded;
}
