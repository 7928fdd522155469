import { globSync } from "node:fs";

/** The documents that a partner reads. */
export const guides = (): string[] =>
  globSync([
    "README.md",
    "packages/*/README.md",
    "packages/ui/src/**/*.mdx",
    ".storybook/docs/*.mdx",
  ])
    .filter((file) => !/story-kit|docs\/pictures\.mdx$/.test(file))
    .sort();
