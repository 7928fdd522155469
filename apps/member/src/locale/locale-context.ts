import type { Locale } from "@satang/i18n";
import { createContext, useContext } from "react";

/** The app's language and how to change it. */
export interface AppLocale {
  readonly locale: Locale;
  /** Loads the language, then shows it; the old one stays on the screen meanwhile. */
  readonly change: (locale: Locale) => Promise<void>;
  /** Where the words of the screens behind the first one are. */
  readonly rest: "here" | "wanted" | "failed";
  /** Asks for them again. */
  readonly complete: () => void;
}

export const LocaleContext = createContext<AppLocale | null>(null);

/** @throws when there is no `LocaleProvider` above. */
export function useLocale(): AppLocale {
  const value = useContext(LocaleContext);
  if (!value) throw new Error("useLocale needs a <LocaleProvider> above it.");
  return value;
}
