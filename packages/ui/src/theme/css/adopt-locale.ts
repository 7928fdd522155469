import { ThemeError } from "../errors/theme-error.ts";
import { adoptSheet } from "./adopt-sheet.ts";
import type { AdoptThemeOptions } from "./adopt-theme.ts";
import { type LocaleStyle, localeToCss } from "./locale-to-css.ts";

/** Options of {@link adoptLocale}. */
export type AdoptLocaleOptions = Omit<AdoptThemeOptions, "layered">;

/**
 * Adds the line heights and fonts of a language to a page; a strict Content-Security-Policy allows it. `SatangProvider`
 * does it after its first paint: call it before, next to `adoptTheme`, where nothing may move. A rejected
 * value is reported, not thrown.
 */
export function adoptLocale(locale: LocaleStyle, options: AdoptLocaleOptions = {}): void {
  const { to = document, onError = reportError } = options;
  try {
    adoptSheet(to, `lang ${locale.tag}`, localeToCss(locale));
  } catch (error) {
    if (!(error instanceof ThemeError)) throw error;
    onError(error);
  }
}
