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
  "packages/sandbox/README.md",
  "packages/ui/README.md",
  "scripts/docs",
];
