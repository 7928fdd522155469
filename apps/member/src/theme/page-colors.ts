import type { Theme } from "./theme.ts";

const PAGE_COLORS: Readonly<Record<Theme, string>> = {
  "river-night": "#0a0f1f",
  "river-day": "#fbf7f0",
};

/** Gives the browser's own bars the colour of the page; `null` follows the setting of the device. */
export function colorBars(theme: Theme | null): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes("light") ? "river-day" : "river-night";
    meta.content = PAGE_COLORS[theme ?? own];
  }
}
