/** Files and folders without retired words. A new one is added when it is clean, and none is removed. */
export const CLEAN_FOLDERS: readonly string[] = [
  ".changeset",
  ".github",
  "CONTRIBUTING.md",
  "README.md",
  "apps",
  "docs",
  "e2e",
  "openapi",
  "packages/api",
  "packages/core/README.md",
  "packages/headless/README.md",
  "packages/i18n",
  "packages/machines/README.md",
  "packages/sandbox",
  "packages/ui/README.md",
  "scripts/docs",
];

/** Files with names that cannot change: existing databases have the columns of the first migrations. */
export const KEPT_FILES: readonly string[] = ["packages/sandbox/src/database/migrations.ts"];
