import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./scripts/setup/chromium.mjs";

const conditions = ["@satang/source"];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions, externalConditions: conditions } },
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
          ],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: { conditions },
        optimizeDeps: {
          include: [
            "react",
            "react/jsx-runtime",
            "react/jsx-dev-runtime",
            "react-dom",
            "react-dom/client",
            "axe-core",
            "vitest-browser-react",
          ],
        },
        test: {
          name: "browser",
          include: [
            "packages/{headless,ui}/{src,test}/**/*.test.{ts,tsx}",
            "apps/member/{src,test}/**/*.test.tsx",
          ],
          exclude: [
            "**/*.node.test.ts",
            "**/*.ssr.test.tsx",
            "**/*.types.test.ts",
            "**/node_modules/**",
          ],
          setupFiles: ["./packages/ui/test/setup.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({
              launchOptions: launchOptions(),
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
