import { readdirSync, readFileSync } from "node:fs";
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
