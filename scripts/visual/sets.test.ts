import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const photographed = globSync([
  "packages/ui/src/primitives/*/*.visual.stories.tsx",
  "packages/ui/src/flows/*/*.stories.tsx",
]);

test("stories of flows, and those made for pictures, name the set of modes they are taken in", () => {
  expect(photographed.length).toBeGreaterThan(10);
  const silent = photographed.filter(
    (file) => !/parameters: pictures\.\w+/.test(readFileSync(file, "utf8")),
  );
  expect(silent).toEqual([]);
});
