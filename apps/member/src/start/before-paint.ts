import { startKeys } from "@satang/headless/provider";
import { languageTag } from "@satang/i18n";
import { startConfig } from "../config/config.ts";
import { colorBars } from "../theme/page-colors.ts";
import { isTheme, THEME_ATTRIBUTE, THEME_KEY } from "../theme/theme.ts";
import { initialLocale } from "./initial-locale.rules.ts";
import { loadFiles } from "./load-files.ts";
import { MEMBER, PRERENDERED, PRESSED, SENT, STARTED } from "./page-attributes.ts";
import { readDevice } from "./read-device.ts";

const page = document.documentElement;

/** After this time the app loads without a report of the first paint, ms. */
const UNREPORTED = 1_000;

/** Runs before the first paint, so that no other theme or language is shown first. */
function beforePaint(): void {
  const stored = readDevice(startConfig.storagePrefix + startKeys.locale);
  const locale = initialLocale({
    stored,
    device: navigator.languages,
    country: startConfig.country,
  });
  page.lang = languageTag(locale);
  const theme = readDevice(THEME_KEY);
  if (isTheme(theme)) {
    page.setAttribute(THEME_ATTRIBUTE, theme);
    colorBars(theme);
  }

  const isMember = Boolean(readDevice(startConfig.storagePrefix + startKeys.token));
  // The app would ask for its screens and words only after it has started, and for some only after others have arrived.
  const memberFiles = isMember ? ["member", locale] : [];
  if (isMember) {
    page.toggleAttribute(MEMBER);
    // Files of a rendered screen are behind this script, and load with the app.
    memberFiles.forEach(loadFiles);
  }

  // Without the app, the browser would send the password to the host of the page, and show what that answers.
  addEventListener("submit", (event) => {
    if (!document.querySelector(`[${PRERENDERED}]`)) return;
    event.preventDefault();
    page.toggleAttribute(SENT, true);
  });

  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest(`[${PRERENDERED}] button[type=button]`);
    if (!button) return;
    document.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
    button.toggleAttribute(PRESSED);
  });

  // The app takes over a rendered page when all of it has arrived, and loads after its first paint: on a slow line its scripts
  // would delay the fonts.
  function loadAppAfterPaint(): void {
    // The templates are empty after the first call.
    function loadApp(): void {
      loadFiles("app");
      memberFiles.forEach(loadFiles);
      const styles = document.querySelector("link[rel=stylesheet]");
      // The rendered page has no more rules than it needs itself, and the app starts with all of them, or as well as it can.
      for (const end of ["load", "error"]) styles?.addEventListener(end, () => loadFiles("start"));
    }
    // A page in the background is not painted.
    if (document.hidden) loadApp();
    new PerformanceObserver(loadApp).observe({ type: "paint", buffered: true });
    setTimeout(loadApp, UNREPORTED);
  }
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", loadAppAfterPaint);
  else loadAppAfterPaint();
}

// A rendered page has this script inline, and as a file for a host with a policy that refuses it (`build/rendered-page.ts`). The
// file may be loaded although the inline one has run: it finds the attribute, and changes nothing but that.
if (page.toggleAttribute(STARTED)) beforePaint();
