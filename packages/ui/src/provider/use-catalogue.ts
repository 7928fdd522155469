import { type Catalogue, type DisplayLocale, loadLocale } from "@satang/i18n";
import { useEffect, useState } from "react";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { readWords } from "./read-words.ts";

/** A language and its messages. */
export type LoadedWords = { readonly locale: DisplayLocale; readonly catalogue: Catalogue };

/**
 * The messages of a language: given by the host, else loaded. Until another language is loaded, the one before is
 * shown; `null` while there is none. A server waits for them, and so does the browser before it hydrates: they are in the
 * markup, and not in the data of the page.
 * @throws the reason when they cannot be loaded, to the nearest error boundary
 */
export function useCatalogue(
  locale: DisplayLocale,
  given: Catalogue | undefined,
): LoadedWords | null {
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState<LoadedWords | null>(() =>
    given || isHydrated ? null : { locale, catalogue: readWords(locale) },
  );
  const [problem, setProblem] = useState<{ readonly error: unknown } | null>(null);
  const isLoaded = given !== undefined || loaded?.locale === locale;
  useEffect(() => {
    if (isLoaded) return undefined;
    let isCurrent = true;
    loadLocale(locale).then(
      (catalogue) => void (isCurrent && setLoaded({ locale, catalogue })),
      (error) => void (isCurrent && setProblem({ error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, isLoaded]);
  if (problem) throw problem.error;
  return given ? { locale, catalogue: given } : loaded;
}
