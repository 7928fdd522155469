import { type Catalogue, type DisplayLocale, loadLocale } from "@satang/i18n";
import { useEffect, useState } from "react";

/** A language and its messages. */
export type LoadedWords = { readonly locale: DisplayLocale; readonly catalogue: Catalogue };

/**
 * The messages of a language: given by the host, else loaded. Until another language is loaded, the one before is
 * shown; `null` while there is none.
 * @throws the reason when they cannot be loaded, to the nearest error boundary
 */
export function useCatalogue(
  locale: DisplayLocale,
  given: Catalogue | undefined,
): LoadedWords | null {
  const [loaded, setLoaded] = useState<LoadedWords | null>(null);
  const [problem, setProblem] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (given) return undefined;
    let isCurrent = true;
    loadLocale(locale).then(
      (catalogue) => void (isCurrent && setLoaded({ locale, catalogue })),
      (error) => void (isCurrent && setProblem({ error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, given]);
  if (problem) throw problem.error;
  return given ? { locale, catalogue: given } : loaded;
}
