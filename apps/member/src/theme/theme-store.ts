import { switchTheme } from "@satang/ui";
import { colorBars } from "./page-colors.ts";
import { activeTheme, isTheme, THEME_ATTRIBUTE, THEME_KEY, type Theme } from "./theme.ts";

const listeners = new Set<() => void>();
const lightDevice = () => window.matchMedia("(prefers-color-scheme: light)");

/**
 * The theme of the document: one attribute changes every variable, and no component renders again.
 * Without a choice, CSS follows the setting of the device.
 */
export const themeStore = {
  read(): Theme {
    return activeTheme(
      document.documentElement.getAttribute(THEME_ATTRIBUTE),
      lightDevice().matches,
    );
  },

  /** The chosen theme; `null` while the setting of the device decides. */
  readChosen(): Theme | null {
    const chosen = document.documentElement.getAttribute(THEME_ATTRIBUTE);
    return isTheme(chosen) ? chosen : null;
  },

  /** Keeps a theme on the device; `null` follows the setting of the device again. */
  choose(theme: Theme | null): void {
    apply(theme);
    try {
      if (theme) localStorage.setItem(THEME_KEY, theme);
      else localStorage.removeItem(THEME_KEY);
    } catch {
      // Without storage, the choice is lost with the tab.
    }
    for (const listener of listeners) listener();
  },

  /** Notifies when the theme changes, here, in another tab or on the device. */
  subscribe(listener: () => void): () => void {
    const device = lightDevice();
    const onStorage = (event: StorageEvent) => {
      if (event.key !== THEME_KEY) return;
      apply(isTheme(event.newValue) ? event.newValue : null);
      listener();
    };
    listeners.add(listener);
    device.addEventListener("change", listener);
    window.addEventListener("storage", onStorage);
    return () => {
      listeners.delete(listener);
      device.removeEventListener("change", listener);
      window.removeEventListener("storage", onStorage);
    };
  },
};

function apply(theme: Theme | null): void {
  if (theme) switchTheme(theme);
  else document.documentElement.removeAttribute(THEME_ATTRIBUTE);
  colorBars(theme);
}
