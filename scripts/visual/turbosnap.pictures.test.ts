import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STORYBOOK } from "../setup/build-storybook.ts";
import { importsOfPreview } from "./turbosnap.ts";

test("the preview imports no component, so that a changed component takes pictures of its own stories only", () => {
  const { modules } = JSON.parse(readFileSync(`${STORYBOOK}/preview-stats.json`, "utf8"));
  const imported = importsOfPreview(modules);
  expect(imported).toContain("./packages/story-kit/src/preview/with-satang.tsx");
  expect(
    imported.filter((name) =>
      /^\.\/packages\/(headless|machines|ui\/src\/(primitives|flows|links|styles|text))\//.test(
        name,
      ),
    ),
  ).toEqual([]);
});
