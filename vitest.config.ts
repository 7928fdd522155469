import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { anatomies } from "./packages/story-kit/src/blocks/anatomy-plugin.ts";
import { browser, optimizeDeps } from "./vitest.browser.ts";

const source = "@satang/source";
const client = { conditions: [source, ...defaultClientConditions] };
const server = {
  conditions: [source, ...defaultServerConditions],
  externalConditions: [source, "node"],
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: server,
        ssr: { resolve: server },
        test: {
          name: "node",
          environment: "node",
          include: [
            "{packages,apps}/*/{src,test}/**/*.test.ts",
            "{packages,apps}/*/{src,test}/**/*.ssr.test.tsx",
            "e2e/**/*.test.ts",
            "scripts/**/*.test.ts",
            ".storybook/**/*.test.ts",
          ],
          exclude: ["**/*.browser.test.ts", "**/*.pictures.test.ts", "**/node_modules/**"],
          testTimeout: 60_000,
        },
      },
      {
        resolve: server,
        ssr: { resolve: server },
        test: {
          name: "pictures",
          environment: "node",
          include: ["scripts/visual/**/*.pictures.test.ts"],
          globalSetup: ["./scripts/visual/test-setup.ts"],
          fileParallelism: false,
          // A sweep shows every story. One that hangs is ended by the silence of its suite.
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin(), anatomies()],
        resolve: client,
        optimizeDeps,
        test: {
          name: "browser",
          include: ["{packages,apps}/*/{src,test}/**/*.browser.test.{ts,tsx}"],
          exclude: ["**/node_modules/**"],
          globalSetup: ["./packages/api/test/upload-server.ts"],
          setupFiles: ["./packages/ui/test/setup.ts"],
          // Only a test that fails takes this long: enough for a machine many times slower.
          testTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          browser,
        },
      },
    ],
  },
});
