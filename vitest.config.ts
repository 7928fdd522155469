import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { anatomies } from "./packages/story-kit/src/blocks/anatomy-plugin.ts";
import { unlayered } from "./packages/ui/scripts/layers.ts";
import { documentBlocks } from "./packages/ui/test/documents/document-blocks.ts";
import { servesElements } from "./packages/ui/test/elements/serve-elements.ts";
import { browser, optimizeDeps } from "./vitest.browser.ts";

const source = "@satang/source";
const client = { conditions: [source, ...defaultClientConditions] };
const server = {
  conditions: [source, ...defaultServerConditions],
  externalConditions: [source, "node"],
};

const forBrowser = {
  plugins: [react(), vanillaExtractPlugin(), anatomies(), servesElements(), documentBlocks()],
  resolve: client,
  optimizeDeps,
};
const inBrowser = (reducedMotion?: Parameters<typeof browser>[0]) => ({
  setupFiles: ["./packages/ui/test/setup.ts"],
  // Only a test that fails takes this long: enough for a machine many times slower.
  testTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
  browser: {
    ...browser(reducedMotion),
    // A browser test has the layered rules of its page only.
    commands: { unlayered: (_: unknown, css: string) => unlayered(css) },
  },
});
/**
 * Tests that change their page until it is closed, by a content policy or by a replaced module, or that count everything in
 * it: what earlier tests leave is released at any time.
 */
const ownPage = [
  "packages/ui/src/primitives/Dialog/Dialog.leak.browser.test.tsx",
  "packages/ui/src/primitives/SafeMarkup/SafeMarkup.{policy,refused,trusted-types}.browser.test.tsx",
  "packages/ui/src/primitives/Combobox/hand-over.browser.test.tsx",
];
/**
 * Tests of flows, which open in sheets: a press on a sheet that still moves may begin on one row and end on another. The
 * movement itself is tested where it is made, in the primitives and the wheel.
 */
const still = [
  "packages/ui/src/flows/!(spin)/**/*.browser.test.{ts,tsx}",
  "packages/ui/src/provider/*.browser.test.tsx",
  "packages/ui/test/{closed-flows,flow-*}.browser.test.tsx",
  "apps/*/src/**/*.browser.test.{ts,tsx}",
];

/** Tests that start a command, a build, a compiler or a database of their own. */
const programs = [
  "packages/sandbox/test/{check,cli,memory-database,on-postgres,scenario-owner,two-processes}.test.ts",
  "packages/ui/test/{bundle,satang-theme,styles}.test.ts",
  "scripts/{commands/dev,docs/code-blocks,modules/one-file-per-module}.test.ts",
];
const inNode = {
  environment: "node",
  setupFiles: ["./vitest.node.ts"],
  // A process and a module graph for each file cost more than the tests of most files.
  pool: "threads" as const,
  isolate: false,
  testTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: server,
        ssr: { resolve: server },
        test: {
          ...inNode,
          name: "node",
          include: [
            "{packages,apps}/*/{src,test}/**/*.test.ts",
            "{packages,apps}/*/{src,test}/**/*.ssr.test.tsx",
            "e2e/**/*.test.ts",
            "bench/{,app/}*.test.ts",
            "scripts/**/*.test.ts",
            ".storybook/**/*.test.ts",
          ],
          exclude: [
            "**/*.browser.test.ts",
            "**/*.pictures.test.ts",
            "**/node_modules/**",
            ...programs,
          ],
        },
      },
      {
        resolve: server,
        ssr: { resolve: server },
        test: { ...inNode, name: "programs", include: programs },
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
        ...forBrowser,
        test: {
          name: "browser",
          include: ["{packages,apps}/*/{src,test}/**/*.browser.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", ...ownPage, ...still],
          globalSetup: ["./packages/api/test/upload-server.ts"],
          // A page and a module graph for each file cost more than the tests of most files.
          isolate: false,
          ...inBrowser(),
        },
      },
      {
        ...forBrowser,
        test: {
          name: "browser, still",
          include: still,
          exclude: ["**/node_modules/**", ...ownPage],
          isolate: false,
          ...inBrowser("reduce"),
        },
      },
      {
        ...forBrowser,
        test: { name: "browser, own page", include: ownPage, ...inBrowser() },
      },
    ],
  },
});
