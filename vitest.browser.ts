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
    "react-dom/server",
    "axe-core",
    "qr",
    "qr/decode.js",
    "vitest-browser-react",
    // A dependency of a workspace package alone is found from that package.
    "@satang/ui > @radix-ui/react-dialog",
    "@satang/ui > @radix-ui/react-focus-scope",
    "@satang/ui > @radix-ui/react-slot",
    "@satang/ui > @radix-ui/react-tabs",
    "@satang/ui > culori/fn",
    "@satang/ui > dompurify",
    "@satang/ui > embla-carousel-react",
    "@satang/ui > react-aria/useFilter",
    "@satang/ui > react-stately/Item",
    "@satang/ui > react-stately/useComboBoxState",
    "@satang/ui > react-virtuoso",
    "@satang/headless > @tanstack/react-query",
    "@satang/headless > @xstate/react",
    "@satang/headless > promptparse/validate",
    "@satang/headless > socket.io-client",
    "@satang/headless > xstate",
    "@satang/api > openapi-fetch",
  ],
};

/**
 * A phone of the middle range, in the browser found here; new for each project, because Vitest names its instances.
 * @param reducedMotion what the member asked the device for. @default "no-preference"
 */
export const browser = (reducedMotion: "reduce" | "no-preference" = "no-preference") =>
  ({
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 390, height: 844 },
    provider: playwright({
      launchOptions: launchOptions(),
      contextOptions: { reducedMotion },
    }),
    instances: [{ browser: "chromium" }],
  }) satisfies BrowserConfigOptions;
