import { playwright } from "@vitest/browser-playwright";
import type { BrowserConfigOptions } from "vitest/node";
import { launchOptions } from "./scripts/setup/chromium.mjs";

/** Named one by one, so that the first run from a cold cache does not reload in the middle of a test. */
export const optimizeDeps = {
  include: [
    "react",
    "react/jsx-runtime",
    "react/jsx-dev-runtime",
    "react-dom",
    "react-dom/client",
    "axe-core",
    "vitest-browser-react",
  ],
};

/** A phone of the middle range, in the browser found here. */
export const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 390, height: 844 },
  provider: playwright({
    launchOptions: launchOptions(),
  }),
  instances: [{ browser: "chromium" }],
} satisfies BrowserConfigOptions;
