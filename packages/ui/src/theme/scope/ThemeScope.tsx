"use client";

import { type ComponentPropsWithoutRef, forwardRef, useContext } from "react";
import "../css/reset.css.ts";
import "../css/tokens.css.ts";
import {
  OverlayContainerContext,
  ThemeScopeContext,
  useThemeScope,
} from "./theme-scope-context.ts";

/** Themes that are part of `styles.css`. */
export type ShippedTheme = "river-night" | "river-day" | "system";

/** Props of {@link ThemeScope}; everything else goes to its `div`. */
export interface ThemeScopeProps extends ComponentPropsWithoutRef<"div"> {
  /**
   * Id of the brand inside; `system` follows the device's light or dark setting. An id without a
   * style sheet changes nothing.
   * @default that of the outer scope, otherwise of the page, otherwise by the device's light or
   * dark setting
   */
  theme?: ShippedTheme | (string & {});
  /**
   * `page` also sets the background of the page and fills the screen.
   * @default "inherit"
   */
  surface?: "inherit" | "page";
  /**
   * Your own element for modals and toasts, to give them a place in your stacking order. Set it before one opens.
   * @default that of the outer scope, otherwise the body
   */
  container?: Element | null | undefined;
}

/**
 * Applies Satang's styles and a brand to its content, including portals.
 * @example
 * <ThemeScope theme="river-day"><Button>Deposit</Button></ThemeScope>
 */
export const ThemeScope = forwardRef<HTMLDivElement, ThemeScopeProps>(function ThemeScope(
  { theme, surface = "inherit", container, children, ...rest },
  ref,
) {
  const around = useThemeScope();
  const containerAround = useContext(OverlayContainerContext);
  const active = theme ?? around["data-satang-theme"];
  return (
    <ThemeScopeContext.Provider value={active}>
      <OverlayContainerContext.Provider value={container ?? containerAround}>
        <div
          {...rest}
          ref={ref}
          data-satang={surface === "page" ? "page" : ""}
          {...(active === undefined ? {} : { "data-satang-theme": active })}
        >
          {children}
        </div>
      </OverlayContainerContext.Provider>
    </ThemeScopeContext.Provider>
  );
});
