import { existsSync, globSync, readFileSync } from "node:fs";
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

test("a primitive with a style for hover, focus or press is also taken in each of them", () => {
  const styled = globSync("packages/ui/src/primitives/*/*.css.ts").filter((file) =>
    /:hover|:active|:focus/.test(readFileSync(file, "utf8")),
  );
  expect(styled.length).toBeGreaterThan(10);
  const missing = styled
    .map((file) => file.replace(".css.ts", ".visual.stories.tsx"))
    .filter((stories) => existsSync(stories))
    .filter((stories) => !readFileSync(stories, "utf8").includes("pictures.controls"));
  expect(missing).toEqual([]);
});
