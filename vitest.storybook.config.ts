import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { defineConfig } from "vitest/config";
import { browser, optimizeDeps } from "./vitest.browser.ts";

export default defineConfig({
  plugins: [storybookTest({ configDir: ".storybook" })],
  optimizeDeps,
  // One page for all stories, as Storybook shows them: a page for each file took as long again.
  test: {
    name: "storybook",
    isolate: false,
    // Only a story that fails takes this long: enough for a machine many times slower.
    testTimeout: 120_000,
    browser: browser(),
  },
});
