import type { Locale } from "@satang/i18n";
import { createContext, useContext } from "react";

/** The app's language and how to change it. */
export interface AppLocale {
  readonly locale: Locale;
  /** Loads the language, then shows it; the previous one stays on the screen until then. */
  readonly change: (locale: Locale) => Promise<void>;
  /** Loading state of the texts that the first screen does not need. */
  readonly rest: "here" | "wanted" | "failed";
  /** Loads them again. */
  readonly complete: () => void;
}

export const LocaleContext = createContext<AppLocale | null>(null);

/** @throws without a `LocaleProvider` above. */
export function useLocale(): AppLocale {
  const value = useContext(LocaleContext);
  if (!value) throw new Error("useLocale needs a <LocaleProvider> above it.");
  return value;
}
