import { globSync, readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";

const PRIMITIVES = "packages/ui/src/primitives";

/** A folder that exports a component, and not only what others share. */
const folders = globSync(`${PRIMITIVES}/*/index.ts`)
  .map(dirname)
  .filter((folder) => readdirSync(folder).some((file) => file.endsWith(".stories.tsx")))
  .sort();

const without = (ending: string) =>
  folders
    .filter((folder) => !readdirSync(folder).some((file) => file.endsWith(ending)))
    .map((folder) => basename(folder));

test("every primitive has a written page", () => {
  expect(folders.length).toBeGreaterThan(50);
  expect(without(".mdx")).toEqual([]);
});

test("every primitive has stories for its pictures", () => {
  expect(without(".visual.stories.tsx")).toEqual([]);
});
