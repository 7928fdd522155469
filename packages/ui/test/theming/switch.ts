import { switchTheme } from "@satang/ui";

/** For the whole page: one attribute, no React work, no transitions. `before-paint.js` reads it on the next visit. */
export function choose(theme: "river-night" | "river-day" | "system"): void {
  switchTheme(theme);
  localStorage.setItem("theme", theme);
}
