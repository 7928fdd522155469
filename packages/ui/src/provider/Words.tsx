import type { ReactNode } from "react";
import { I18nProvider, type I18nProviderProps } from "../i18n/I18nProvider.tsx";
import { LocaleLooks } from "./LocaleLooks.tsx";
import { useCatalogue } from "./use-catalogue.ts";

/** Props of {@link Words}. */
export type WordsProps = Omit<I18nProviderProps, "catalogue" | "scope"> & {
  readonly catalogue: I18nProviderProps["catalogue"] | undefined;
  readonly children: ReactNode;
};

/** Provides the language; renders nothing before it is loaded. */
export function Words({ locale, catalogue, children, ...options }: WordsProps) {
  const words = useCatalogue(locale, catalogue);
  return (
    words && (
      <I18nProvider {...words} {...options}>
        {typeof words.locale === "object" && <LocaleLooks locale={words.locale} />}
        {children}
      </I18nProvider>
    )
  );
}
