import { loadLocale, type WordsLoader } from "@satang/i18n";
import type { ReactNode } from "react";
import { I18nProvider, type I18nProviderProps } from "../i18n/I18nProvider.tsx";
import { LocaleLooks } from "./LocaleLooks.tsx";
import { useCatalogue } from "./use-catalogue.ts";

/** Props of {@link Words}. */
export type WordsProps = Omit<I18nProviderProps, "catalogue" | "scope"> & {
  readonly catalogue: I18nProviderProps["catalogue"] | undefined;
  /** Loads them. @default all words of the language */
  readonly words?: WordsLoader | undefined;
  readonly children: ReactNode;
};

/** Provides the language; renders nothing before it is loaded. */
export function Words({ locale, catalogue, words = loadLocale, children, ...options }: WordsProps) {
  const loaded = useCatalogue(locale, catalogue, words);
  return (
    loaded && (
      <I18nProvider locale={loaded.locale} catalogue={loaded.catalogue} {...options}>
        {typeof loaded.locale === "object" && <LocaleLooks locale={loaded.locale} />}
        {children}
      </I18nProvider>
    )
  );
}
