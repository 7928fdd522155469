import { startKeys } from "@satang/headless";
import { languageTag } from "@satang/i18n";
import { startConfig } from "../config/config.ts";
import { initialLocale } from "../locale/initial-locale.rules.ts";
import { colorBars } from "../theme/page-colors.ts";
import { isTheme, THEME_ATTRIBUTE, THEME_KEY } from "../theme/theme.ts";
import { loadFiles } from "./load-files.ts";
import { MEMBER, PRERENDERED, STARTED, SUBMITTED } from "./prerendered.ts";
import { readDevice } from "./read-device.ts";

/** After this time the app loads in a browser that does not report the first paint, ms. */
const UNREPORTED = 1_000;

/** Runs before the first paint, so that no other theme or language is shown first. */
function beforePaint(): void {
  const stored = readDevice(startConfig.storagePrefix + startKeys.locale);
  const locale = initialLocale({
    stored,
    device: navigator.languages,
    country: startConfig.country,
  });
  document.documentElement.lang = languageTag(locale);
  const theme = readDevice(THEME_KEY);
  if (isTheme(theme)) {
    document.documentElement.setAttribute(THEME_ATTRIBUTE, theme);
    colorBars(theme);
  }

  if (readDevice(startConfig.storagePrefix + startKeys.token)) {
    document.documentElement.setAttribute(MEMBER, "");
    // The app would ask for its screens and words only after it has started, and for some only after others have arrived.
    loadFiles("member");
    loadFiles(locale);
  }

  // Without the app, the browser would load the page again, with the password in its address.
  document.addEventListener("submit", (event) => {
    const page = event.target instanceof Element && event.target.closest(`[${PRERENDERED}]`);
    if (!page) return;
    event.preventDefault();
    page.setAttribute(SUBMITTED, "");
  });

  // The app takes over a rendered page when all of it has arrived, and loads after its first paint: on a slow line its scripts
  // would delay the fonts.
  function loadAppAfterPaint(): void {
    // The template is empty after the first call.
    const loadApp = () => loadFiles("app");
    // A page in the background is not painted.
    if (document.hidden) {
      loadApp();
      return;
    }
    document.addEventListener("visibilitychange", loadApp, { once: true });
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) loadApp();
    }).observe({ type: "paint", buffered: true });
    setTimeout(loadApp, UNREPORTED);
  }
  if (document.readyState === "loading")
    document.addEventListener("DOMContentLoaded", loadAppAfterPaint);
  else loadAppAfterPaint();
}

// A host's policy may refuse the inline script of a rendered page, which then has the file only.
if (!document.documentElement.hasAttribute(STARTED)) {
  document.documentElement.setAttribute(STARTED, "");
  beforePaint();
}
