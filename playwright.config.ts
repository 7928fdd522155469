import { defineConfig, devices } from "@playwright/test";
import { STILL } from "./e2e/fixtures/movement.ts";
import { launchOptions } from "./scripts/setup/chromium.mjs";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/fixtures/build-editions.ts",
  testMatch: "**/*.e2e.ts",
  // Needs the static Storybook, and the picture proof shows every story in Chromium.
  testIgnore: "engines/stories.e2e.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Only a test that fails takes this long: enough for a machine several times slower.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: "line",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 390, height: 844 },
    launchOptions: launchOptions(),
    // Recording every journey costs an eighth of the run; `--trace on` when one fails.
    trace: "off",
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    timezoneId: "America/New_York",
    locale: "th-TH",
    // Each frame is drawn by the processor; journeys about movement ask for it (fixtures/movement.ts).
    contextOptions: STILL,
    // Each journey is a first visit: it would install the worker and wait for nothing from it.
    serviceWorkers: "block",
  },
});
