import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { THEMES } from "./globals.ts";

const brands = readdirSync("packages/ui/src/theme/brands");

test("the toolbar offers every brand, and the preview brings its style", () => {
  expect(THEMES.toSorted()).toEqual(brands.toSorted());
  const preview = readFileSync(".storybook/preview.tsx", "utf8");
  // The two rivers come with every component.
  for (const brand of brands.filter((name) => !name.startsWith("river-"))) {
    expect(preview).toContain(`brands/${brand}/theme.css.ts`);
  }
});

test("what the accessibility check finds fails a story, and none is excused from it", () => {
  expect(readFileSync(".storybook/preview.tsx", "utf8")).toContain('a11y: { test: "error" }');
  const stories = globSync(["packages/ui/src/**/*.stories.tsx", ".storybook/**/*.stories.tsx"]);
  expect(stories.length).toBeGreaterThan(100);
  const excused = stories.filter((file) =>
    /"!test"|a11y: \{|a11y\.manual/.test(readFileSync(file, "utf8")),
  );
  // Its visitors make themes that do not read: there the failures are listed on the page itself.
  expect(excused).toEqual([".storybook/studio/ThemeStudio.stories.tsx"]);
});
