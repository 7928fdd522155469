/** Files and folders without retired words. A new one is added when it is clean, and none is removed. */
export const CLEAN_FOLDERS: readonly string[] = [
  ".changeset",
  ".github",
  ".storybook",
  "CONTRIBUTING.md",
  "README.md",
  "apps",
  "bench",
  "docs",
  "e2e",
  "openapi",
  "packages/api",
  "packages/core",
  "packages/create",
  "packages/headless",
  "packages/i18n",
  "packages/machines",
  "packages/sandbox",
  "packages/story-kit",
  "packages/ui",
  "playwright.config.ts",
  "scripts",
  "vitest.browser.ts",
  "vitest.config.ts",
];

/** Files with names that cannot change: existing databases have the columns of the first migrations. */
export const KEPT_FILES: readonly string[] = ["packages/sandbox/src/database/migrations.ts"];
