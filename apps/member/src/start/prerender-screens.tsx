import { text } from "node:stream/consumers";
import { ZERO } from "@satang/core";
import { createSatang, createTokenStore } from "@satang/headless/provider";
import { createTranslator, LOCALES, type Locale, languageTag } from "@satang/i18n";
import { Money } from "@satang/ui";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { config } from "../config/config.ts";
import { loadLanguage } from "../locale/language.ts";
import { paths } from "../navigation/paths.ts";
import { MemberRoutes } from "../routes/routes.lazy.ts";
import { AppRoot } from "./AppRoot.tsx";
import { initialLocale } from "./initial-locale.rules.ts";

/** A screen as a device renders it first, in one language. */
export type RenderedScreen = {
  readonly locale: Locale;
  /** BCP 47. */
  readonly tag: string;
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** The language of the build, for a device that has none of them. */
  readonly isDefault: boolean;
};

const TITLES = { login: "app.title.login", home: "app.title.home" } as const;

type Screen = keyof typeof TITLES;

const defaultLocale = initialLocale({ stored: undefined, device: [], country: config.country });

/** Unlike `renderToString`, it reports what cannot be rendered: the build fails. */
async function htmlOf(app: ReactNode, identifierPrefix = ""): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(app, {
    identifierPrefix,
    // Nothing of a screen arrives later than the rest.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  const html = await text(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}

async function renderIn(locale: Locale, screen: Screen): Promise<RenderedScreen> {
  const isOfMember = screen === "home";
  const language = await loadLanguage(locale, isOfMember);
  if (isOfMember && !(await MemberRoutes.preload())) throw new Error("No screens of a member");
  const t = createTranslator(locale, language.catalogue);
  const satang = createSatang({
    baseUrl: "https://rendered.invalid",
    tokens: {
      ...createTokenStore(),
      read: () => (isOfMember ? "rendered" : null),
      renderedFor: isOfMember ? "signedIn" : "signedOut",
    },
  });
  return {
    locale,
    tag: languageTag(locale),
    html: await htmlOf(
      <AppRoot satang={satang} language={language} renderedAt={paths[screen]} />,
      locale,
    ),
    title: t("app.title.page", { page: t(TITLES[screen]), brand: config.brandName }),
    description: t("app.tagline"),
    isDefault: locale === defaultLocale,
  };
}

/** An amount as home shows the balance, for `early-balance.ts`. */
export const renderAmount = (): Promise<string> =>
  htmlOf(<Money amount={ZERO} currency="THB" size="hero" aria-hidden="true" />);

/** For the build: `build/render-screens.ts`. */
export const renderScreen = (screen: Screen): Promise<readonly RenderedScreen[]> =>
  Promise.all(LOCALES.map((locale) => renderIn(locale, screen)));
