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
  // Asked in the frame that draws the new colours, which styles the page anyway: what they set in motion is over before
  // it is seen, and what moved before goes on. Asking at once, or an attribute that stops all transitions, styles it twice.
  requestAnimationFrame(() => {
    for (const animation of element.getAnimations({ subtree: true })) {
      if (animation instanceof CSSTransition && !animation.currentTime) animation.finish();
    }
  });
}
