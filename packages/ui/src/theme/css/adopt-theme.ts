import { ThemeError } from "../errors/theme-error.ts";
import type { BrandPair, BrandTokens } from "../tokens/brand.types.ts";
import { adoptSheet } from "./adopt-sheet.ts";
import { themeToCss } from "./to-css.ts";

/** Options of {@link adoptTheme}. */
export interface AdoptThemeOptions {
  /** @default document */
  to?: DocumentOrShadowRoot;
  /** false for hosts on `styles.unlayered.css`. @default true */
  layered?: boolean;
  /**
   * Called with the reason when a theme was rejected. @default `reportError`: the page continues,
   * the console and `window.onerror` get the error
   */
  onError?: (error: ThemeError) => void;
}

/**
 * Adds a brand's CSS to a page without a build step; a strict Content-Security-Policy allows it.
 * Adopting the same id again replaces it. A rejected theme is reported, not thrown: the page keeps
 * its brand.
 * @returns whether the theme can now be used, by its id in `data-satang-theme`
 * @example
 * if (adoptTheme(lotus)) switchTheme(lotus.id);
 */
export function adoptTheme(
  theme: BrandTokens | BrandPair,
  options: AdoptThemeOptions = {},
): boolean {
  const { to = document, layered = true, onError = reportError } = options;
  try {
    adoptSheet(to, theme.id, themeToCss(theme, { layered }));
    return true;
  } catch (error) {
    if (!(error instanceof ThemeError)) throw error;
    onError(error);
    return false;
  }
}
