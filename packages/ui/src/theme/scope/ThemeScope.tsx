"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import "../css/reset.css.ts";
import "../css/tokens.css.ts";
import { ThemeScopeContext, useThemeScope } from "./theme-scope-context.ts";

/** Themes that `styles.css` brings along. */
export type ShippedTheme = "river-night" | "river-day" | "system";

/** Props of {@link ThemeScope}; everything else goes to its `div`. */
export interface ThemeScopeProps extends ComponentPropsWithoutRef<"div"> {
  /**
   * Id of the brand inside; `system` follows the device's light or dark setting. An id without a style sheet changes nothing.
   * @default that of the scope around it, else of the page, else by the device's light or dark setting
   */
  theme?: ShippedTheme | (string & {});
  /**
   * `page` also paints the page's background and fills the screen.
   * @default "inherit"
   */
  surface?: "inherit" | "page";
}

/** Puts everything inside, and what it opens in portals, under Satang's styles and a brand. */
export const ThemeScope = forwardRef<HTMLDivElement, ThemeScopeProps>(function ThemeScope(
  { theme, surface = "inherit", children, ...rest },
  ref,
) {
  const around = useThemeScope();
  const worn = theme ?? around["data-satang-theme"];
  return (
    <ThemeScopeContext.Provider value={worn}>
      <div
        {...rest}
        ref={ref}
        data-satang={surface === "page" ? "page" : ""}
        {...(worn === undefined ? {} : { "data-satang-theme": worn })}
      >
        {children}
      </div>
    </ThemeScopeContext.Provider>
  );
});
