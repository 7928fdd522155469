import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/setup/chromium.mjs";
import { STILL } from "../fixtures/movement.ts";

/** The journeys in each engine, one after the other: a window of WebKit has the only keyboard of its display. */
export default defineConfig({
  testDir: "..",
  testMatch: "engines/*.e2e.ts",
  globalSetup: "../fixtures/build-editions.ts",
  outputDir: "../../test-results/engines",
  forbidOnly: true,
  workers: 1,
  // For a window that was lost: a journey that passes at the second try for another reason counts as failed.
  retries: 1,
  // Only a test that fails takes this long: enough for a machine several times slower.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: "line",
  use: {
    viewport: { width: 390, height: 844 },
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    timezoneId: "Asia/Bangkok",
    locale: "th-TH",
    contextOptions: STILL,
  },
  projects: [
    { name: "chromium", use: { browserName: "chromium", launchOptions: launchOptions() } },
    { name: "firefox", use: { browserName: "firefox" } },
    { name: "webkit", use: { browserName: "webkit" } },
  ],
});
