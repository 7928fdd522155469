/** The brands the app ships, night first. */
export const THEMES = ["river-night", "river-day"] as const;

export type Theme = (typeof THEMES)[number];

/** Where a chosen theme is kept; `public/before-paint.js` reads the same key. */
export const THEME_KEY = "theme";

/** True for a brand the app ships; anything else in storage is ignored. */
export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

/** What is worn: the chosen theme, else the device's setting, else night. */
export function wornTheme(chosen: string | null | undefined, deviceIsLight: boolean): Theme {
  if (isTheme(chosen)) return chosen;
  return deviceIsLight ? "river-day" : "river-night";
}
