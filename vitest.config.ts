import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
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
            "packages/{api,machines,i18n,sandbox}/{src,test}/**/*.test.ts",
            "packages/{headless,ui}/{src,test}/**/*.node.test.ts",
            "packages/{headless,ui}/{src,test}/**/*.ssr.test.tsx",
            "packages/*/{src,test}/**/*.types.test.ts",
            "apps/member/{src,test}/**/*.test.ts",
            "scripts/**/*.test.ts",
            ".storybook/**/*.node.test.ts",
          ],
          exclude: ["**/*.browser.test.ts", "**/*.pictures.test.ts", "**/node_modules/**"],
          testTimeout: 20_000,
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
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: client,
        optimizeDeps,
        test: {
          name: "browser",
          include: [
            "packages/{headless,ui}/{src,test}/**/*.test.{ts,tsx}",
            "packages/api/src/**/*.browser.test.ts",
            "apps/{member,partner}/{src,test}/**/*.test.tsx",
          ],
          exclude: [
            "**/*.node.test.ts",
            "**/*.ssr.test.tsx",
            "**/*.types.test.ts",
            "**/node_modules/**",
          ],
          globalSetup: ["./packages/api/test/upload-server.ts"],
          setupFiles: ["./packages/ui/test/setup.ts"],
          browser,
        },
      },
    ],
  },
});
