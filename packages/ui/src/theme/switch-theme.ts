/**
 * Changes the theme of the page, or of one scope: one attribute, no React work, and no colour glides.
 * Inside a `ThemeScope` that names a theme, change its `theme` instead, so that its portals follow.
 * @param theme - id of a brand, or `system` for the device's light or dark setting
 * @param element - @default the page
 * @example
 * <Switch onCheckedChange={(night) => switchTheme(night ? "river-night" : "river-day")} />
 */
export function switchTheme(theme: string, element: Element = document.documentElement): void {
  element.setAttribute("data-satang-theme", theme);
  // What the new colours set in motion is over at once, and what moved before goes on. A second
  // attribute that stops all transitions would style the whole page twice.
  for (const animation of element.getAnimations({ subtree: true })) {
    if (animation instanceof CSSTransition && animation.currentTime === 0) animation.finish();
  }
}
