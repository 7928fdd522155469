import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const photographed = globSync([
  "packages/ui/src/primitives/*/*.visual.stories.tsx",
  "packages/ui/src/flows/*/*.stories.tsx",
]);

test("stories of flows and of pictures name the set of modes in which they are taken", () => {
  expect(photographed.length).toBeGreaterThan(10);
  const silent = photographed.filter(
    (file) => !/parameters: pictures\.\w+/.test(readFileSync(file, "utf8")),
  );
  expect(silent).toEqual([]);
});
