import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { THEMES } from "./globals.ts";

const brands = readdirSync("packages/ui/src/theme/brands");

test("the toolbar lists every brand, and the preview loads its styles", () => {
  expect(THEMES.toSorted()).toEqual(brands.toSorted());
  const preview = readFileSync("packages/story-kit/src/preview/preview.tsx", "utf8");
  // The two river brands are part of the base style sheet.
  for (const brand of brands.filter((name) => !name.startsWith("river-"))) {
    expect(preview).toContain(`brands/${brand}/theme.css.ts`);
  }
});

test("a problem of the accessibility check fails a story, and no story is exempt", () => {
  expect(readFileSync("packages/story-kit/src/preview/preview.tsx", "utf8")).toContain(
    'a11y: { test: "error" as const }',
  );
  const stories = globSync(["packages/ui/src/**/*.stories.tsx", ".storybook/**/*.stories.tsx"]);
  expect(stories.length).toBeGreaterThan(100);
  const excused = stories.filter((file) =>
    /"!test"|a11y: \{|a11y\.manual/.test(readFileSync(file, "utf8")),
  );
  // Visitors can make themes with too little contrast there, and the page lists the failures
  // itself.
  expect(excused).toEqual([".storybook/studio/ThemeStudio.stories.tsx"]);
});
