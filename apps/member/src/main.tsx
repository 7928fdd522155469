import { createKeyValueStore } from "@satang/headless";
import { languageTag } from "@satang/i18n";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { lastWords } from "./boot/last-words.ts";
import { createMemberClient } from "./boot/member-client.ts";
import { config } from "./config.ts";
import { initialLocale } from "./locale/initial-locale.rules.ts";
import { loadLanguage } from "./locale/language.ts";
import { LOCALE_KEY } from "./locale/locale-key.ts";

/** Loads the member's language, then paints: no screen is drawn in another one first. */
async function boot(root: HTMLElement): Promise<void> {
  const storage = createKeyValueStore(() => window.localStorage, { prefix: config.storagePrefix });
  const locale = initialLocale(storage.read(LOCALE_KEY), config.country);
  document.documentElement.lang = languageTag(locale);
  const member = createMemberClient();
  const language = await loadLanguage(locale, member.tokens.read() !== undefined);
  createRoot(root).render(
    <StrictMode>
      <App member={member} storage={storage} language={language} />
    </StrictMode>,
  );
}

const root = document.getElementById("root");
if (root) boot(root).catch(() => lastWords(root));
