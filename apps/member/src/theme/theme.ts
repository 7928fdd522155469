/** The brands included in the app, night first. */
export const THEMES = ["river-night", "river-day"] as const;

export type Theme = (typeof THEMES)[number];

/** The storage key of the chosen theme. */
export const THEME_KEY = "theme";

/** The attribute of the document that sets a theme. */
export const THEME_ATTRIBUTE = "data-satang-theme";

/** Whether a stored value is an included brand; other values are ignored. */
export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

/** The active theme: the chosen one, otherwise the setting of the device, otherwise night. */
export function activeTheme(chosen: string | null | undefined, deviceIsLight: boolean): Theme {
  if (isTheme(chosen)) return chosen;
  return deviceIsLight ? "river-day" : "river-night";
}
