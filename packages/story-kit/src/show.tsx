import { type DisplayLocale, loadLocale } from "@satang/i18n";
import type { ReactElement } from "react";
import { render } from "vitest-browser-react";
import { I18nProvider } from "../../ui/src/i18n/I18nProvider.tsx";

/** Renders as an app does: in a language, with the brand of the test page. */
export async function show(ui: ReactElement, locale: DisplayLocale = "en") {
  const catalogue = await loadLocale(locale);
  const inLanguage = (element: ReactElement) => (
    <I18nProvider locale={locale} catalogue={catalogue}>
      {element}
    </I18nProvider>
  );
  const screen = await render(inLanguage(ui));
  return { ...screen, rerender: (next: ReactElement) => screen.rerender(inLanguage(next)) };
}
