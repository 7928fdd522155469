import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { defineConfig } from "vitest/config";
import { browser, optimizeDeps } from "./vitest.browser.ts";

export default defineConfig({
  plugins: [storybookTest({ configDir: ".storybook" })],
  optimizeDeps,
  test: { name: "storybook", browser },
});
