import type { Catalogue, DisplayLocale, WordsLoader } from "@satang/i18n";

type Reading =
  | { readonly promise: Promise<void> }
  | { readonly catalogue: Catalogue }
  | { readonly error: unknown };

const readings = new WeakMap<WordsLoader, Map<DisplayLocale, Reading>>();

function begin(load: WordsLoader, locale: DisplayLocale, known: Map<DisplayLocale, Reading>) {
  const set = (reading: Reading) => void known.set(locale, reading);
  const promise = load(locale).then(
    (catalogue) => set({ catalogue }),
    (error) => set({ error }),
  );
  const reading = { promise };
  set(reading);
  return reading;
}

/**
 * The messages of a language while a component is rendered.
 * @throws a promise to the nearest `Suspense` until they are loaded, and the reason when they cannot be
 */
export function readWords(load: WordsLoader, locale: DisplayLocale): Catalogue {
  const known = readings.get(load) ?? new Map<DisplayLocale, Reading>();
  readings.set(load, known);
  const reading = known.get(locale) ?? begin(load, locale, known);
  if ("promise" in reading) throw reading.promise;
  if ("error" in reading) throw reading.error;
  return reading.catalogue;
}
