import { startKeys } from "@satang/headless";
import { languageTag } from "@satang/i18n";
import { startConfig } from "../config/config.ts";
import { initialLocale } from "../locale/initial-locale.rules.ts";
import { colorBars } from "../theme/page-colors.ts";
import { isTheme, THEME_ATTRIBUTE, THEME_KEY } from "../theme/theme.ts";
import { preloadMember } from "./preload-member.ts";
import { MEMBER, PRERENDERED, SUBMITTED } from "./prerendered.ts";
import { readDevice } from "./read-device.ts";

// Runs before the first paint, so that no other theme or language is shown first.
const stored = readDevice(startConfig.storagePrefix + startKeys.locale);
const locale = initialLocale({ stored, device: navigator.languages, country: startConfig.country });
document.documentElement.lang = languageTag(locale);
const theme = readDevice(THEME_KEY);
if (isTheme(theme)) {
  document.documentElement.setAttribute(THEME_ATTRIBUTE, theme);
  colorBars(theme);
}

if (readDevice(startConfig.storagePrefix + startKeys.token)) {
  document.documentElement.setAttribute(MEMBER, "");
  preloadMember(locale, document.currentScript?.dataset ?? {});
}

// Without the app, the browser would load the page again, with the password in its address.
document.addEventListener("submit", (event) => {
  const page = event.target instanceof Element && event.target.closest(`[${PRERENDERED}]`);
  if (!page) return;
  event.preventDefault();
  page.setAttribute(SUBMITTED, "");
});
