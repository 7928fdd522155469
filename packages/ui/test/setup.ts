import "../src/theme/css/styles.css.ts";
import { afterAll, beforeEach, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";

document.documentElement.lang = "en";
document.documentElement.dataset.satang = "page";
document.documentElement.dataset.satangTheme = "river-night";
document.title = "Satang";

// The library registers this for the first test file of a page only, and files share a page.
beforeEach(cleanup);

/** Each file leaves the page as it was. */
afterAll(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  if (innerWidth !== 390 || innerHeight !== 844) await page.viewport(390, 844);
});
