/**
 * Changes the theme of the page, or of one scope: one attribute, no React work, and no colour
 * transitions. Inside a `ThemeScope` with a theme, change its `theme` instead, so that its portals
 * change too.
 * @param theme - id of a brand, or `system` for the device's light or dark setting
 * @param element - @default the page
 * @example
 * <Switch label="Dark" onCheckedChange={(isDark) => switchTheme(isDark ? "river-night" : "river-day")} />
 */
export function switchTheme(theme: string, element: Element = document.documentElement): void {
  element.setAttribute("data-satang-theme", theme);
  // Runs in the frame that renders the new colours, which computes styles anyway: transitions of
  // the new colours end before they are visible, and earlier ones continue. Doing it immediately,
  // or with an attribute that stops transitions, would compute styles twice.
  requestAnimationFrame(() => {
    for (const animation of element.getAnimations({ subtree: true })) {
      if (animation instanceof CSSTransition && !animation.currentTime) animation.finish();
    }
  });
}
