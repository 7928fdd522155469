import { bindClockToPage } from "@satang/api";
import { createSatang } from "@satang/headless";
import { languageTag } from "@satang/i18n";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { lastWords } from "./boot/last-words.ts";
import { config } from "./config.ts";
import { initialLocale } from "./locale/initial-locale.rules.ts";
import { loadLanguage } from "./locale/language.ts";
import { storedLocale } from "./locale/stored-locale.ts";

/** Loads the member's language, then renders: no screen is shown in another language first. */
async function boot(root: HTMLElement): Promise<void> {
  const locale = initialLocale(storedLocale.read(), config.country);
  document.documentElement.lang = languageTag(locale);
  const satang = createSatang({
    baseUrl: config.apiBaseUrl || window.location.origin,
    prefix: config.storagePrefix,
    backend: config.backend,
    ...(config.giftLinkKey === undefined ? {} : { giftLinkKey: config.giftLinkKey }),
    edition: config.country === "LA" ? "lao" : "thai",
  });
  bindClockToPage(satang.client.clock, window);
  const language = await loadLanguage(locale, satang.tokens?.read() !== undefined);
  createRoot(root).render(
    <StrictMode>
      <App satang={satang} language={language} />
    </StrictMode>,
  );
}

const root = document.getElementById("root");
if (root) boot(root).catch(() => lastWords(root));
