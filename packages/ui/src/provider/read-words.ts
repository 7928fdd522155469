import { type Catalogue, type DisplayLocale, loadLocale } from "@satang/i18n";

type Reading =
  | { readonly promise: Promise<void> }
  | { readonly catalogue: Catalogue }
  | { readonly error: unknown };

const readings = new Map<DisplayLocale, Reading>();

function begin(locale: DisplayLocale): Reading {
  const set = (reading: Reading) => void readings.set(locale, reading);
  const promise = loadLocale(locale).then(
    (catalogue) => set({ catalogue }),
    (error) => set({ error }),
  );
  set({ promise });
  return { promise };
}

/**
 * The messages of a language while a component is rendered.
 * @throws a promise to the nearest `Suspense` until they are loaded, and the reason when they cannot be
 */
export function readWords(locale: DisplayLocale): Catalogue {
  const reading = readings.get(locale) ?? begin(locale);
  if ("promise" in reading) throw reading.promise;
  if ("error" in reading) throw reading.error;
  return reading.catalogue;
}
