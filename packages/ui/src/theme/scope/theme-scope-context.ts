"use client";

import { createContext, useContext } from "react";

/** Attributes that put an element under a theme. */
export interface ThemeScopeAttributes {
  "data-satang": "" | "page";
  "data-satang-theme"?: string;
}

export const ThemeScopeContext = createContext<string | undefined>(undefined);

/**
 * Attributes for the content of a portal, so that it has the theme of the scope it was opened from.
 * Outside a {@link ThemeScope} it inherits the page's.
 */
export function useThemeScope(): ThemeScopeAttributes {
  const theme = useContext(ThemeScopeContext);
  return theme === undefined
    ? { "data-satang": "" }
    : { "data-satang": "", "data-satang-theme": theme };
}
