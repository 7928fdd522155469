const SWITCHING = "data-satang-switching";

/**
 * Changes the theme of the page, or of one scope: one attribute, no React work, and for that frame no transition.
 * Inside a `ThemeScope` that names a theme, change its `theme` instead, so that its portals follow.
 * @param theme - id of a brand, or `system` for the device's light or dark setting
 * @param element - @default the page
 * @example
 * <Switch onCheckedChange={(night) => switchTheme(night ? "river-night" : "river-day")} />
 */
export function switchTheme(theme: string, element: Element = document.documentElement): void {
  element.setAttribute(SWITCHING, "");
  element.setAttribute("data-satang-theme", theme);
  // The first frame takes the new colours, the next one may move again.
  requestAnimationFrame(() => requestAnimationFrame(() => element.removeAttribute(SWITCHING)));
}
