import { type Catalogue, type DisplayLocale, loadLocale } from "@satang/i18n";
import { type ReactNode, useEffect, useState } from "react";
import { I18nProvider } from "../../../ui/src/i18n/I18nProvider.tsx";
import { onLanguage } from "../translated-story.ts";

interface Language {
  readonly locale: DisplayLocale;
  readonly catalogue: Catalogue;
}

interface StoryLanguageProps extends Language {
  /** The element with the language: the document, or one around a story on a page in English. @default "document" */
  readonly scope?: "document" | "element";
  readonly children: ReactNode;
}

/** The language of a story: the one of the toolbar, until the page asks for another one. */
export function StoryLanguage({ children, scope = "document", ...own }: StoryLanguageProps) {
  const [shown, setShown] = useState<Language & { readonly done: () => void }>();
  useEffect(
    () =>
      onLanguage(async ({ locale, done }) => {
        const chosen = locale as DisplayLocale;
        setShown({ locale: chosen, catalogue: await loadLocale(chosen), done });
      }),
    [],
  );
  useEffect(() => shown?.done(), [shown]);
  const { locale, catalogue } = shown ?? own;
  return (
    <I18nProvider locale={locale} catalogue={catalogue} scope={scope}>
      {children}
    </I18nProvider>
  );
}
