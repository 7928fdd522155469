import { loadLocale, offlineWords, type WordsLoader } from "@satang/i18n";
import type { ReactNode } from "react";
import { I18nProvider, type I18nProviderProps } from "../i18n/I18nProvider.tsx";
import { OfflineState } from "../primitives/EmptyState/index.ts";
import { LocaleLooks } from "./LocaleLooks.tsx";
import { useCatalogue } from "./use-catalogue.ts";

/** Props of {@link Words}. */
export type WordsProps = Omit<I18nProviderProps, "catalogue" | "scope"> & {
  readonly catalogue: I18nProviderProps["catalogue"] | undefined;
  /** Loads them. @default all words of the language */
  readonly words?: WordsLoader | undefined;
  readonly children: ReactNode;
};

/** Provides the language. Before it is loaded nothing is rendered, and a message with a retry when it cannot be. */
export function Words({
  locale,
  catalogue,
  words: load = loadLocale,
  children,
  ...options
}: WordsProps) {
  const { words, isFailed, retry } = useCatalogue(locale, catalogue, load);
  if (words)
    return (
      <I18nProvider {...words} {...options}>
        {typeof words.locale === "object" && <LocaleLooks locale={words.locale} />}
        {children}
      </I18nProvider>
    );
  if (!isFailed) return null;
  return (
    <I18nProvider {...offlineWords(locale)} {...options}>
      <OfflineState onRetry={retry} />
    </I18nProvider>
  );
}
