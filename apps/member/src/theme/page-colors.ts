import type { Theme } from "./theme.ts";

const PAGE_COLORS: Readonly<Record<Theme, string>> = {
  "river-night": "#0a0f1f",
  "river-day": "#fbf7f0",
};

/** Gives the browser's own bars the colour of the page. */
export function colorBars(theme: Theme): void {
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute("content", PAGE_COLORS[theme]);
  }
}
