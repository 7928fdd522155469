import { createSatang } from "@satang/headless";
import { createTranslator, LOCALES, type Locale, languageTag } from "@satang/i18n";
import { renderToString } from "react-dom/server";
import { AppRoot } from "./AppRoot.tsx";
import { config } from "./config/config.ts";
import { initialLocale } from "./locale/initial-locale.rules.ts";
import { loadLanguage } from "./locale/language.ts";

/** The login as a visitor's device renders it first. */
export type RenderedLogin = {
  readonly locale: Locale;
  /** BCP 47. */
  readonly tag: string;
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** The language of the build, for a device that has none of them. */
  readonly isDefault: boolean;
};

const defaultLocale = initialLocale({ stored: undefined, device: [], country: config.country });

async function renderIn(locale: Locale): Promise<RenderedLogin> {
  const language = await loadLanguage(locale, false);
  const t = createTranslator(locale, language.catalogue);
  const satang = createSatang({ baseUrl: "https://login.invalid" });
  return {
    locale,
    tag: languageTag(locale),
    html: renderToString(<AppRoot satang={satang} language={language} />, {
      identifierPrefix: locale,
    }),
    title: t("app.title.page", { page: t("app.title.login"), brand: config.brandName }),
    description: t("app.tagline"),
    isDefault: locale === defaultLocale,
  };
}

/** For the build: `build/render-login.ts`. */
export const renderLogin = (): Promise<readonly RenderedLogin[]> =>
  Promise.all(LOCALES.map(renderIn));
