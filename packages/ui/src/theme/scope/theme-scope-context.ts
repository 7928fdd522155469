"use client";

import { createContext, useContext } from "react";

/** Attributes that apply a theme to an element. */
export interface ThemeScopeAttributes {
  "data-satang": "" | "page";
  "data-satang-theme"?: string;
}

export const ThemeScopeContext = createContext<string | undefined>(undefined);

/** Where overlays are rendered; `null` is the body. */
export const OverlayContainerContext = createContext<Element | null>(null);

/**
 * Returns attributes for the content of a portal, so that it has the theme of the scope that it was
 * opened from. Outside of a {@link ThemeScope} it inherits the theme of the page.
 */
export function useThemeScope(): ThemeScopeAttributes {
  const theme = useContext(ThemeScopeContext);
  return theme === undefined
    ? { "data-satang": "" }
    : { "data-satang": "", "data-satang-theme": theme };
}
