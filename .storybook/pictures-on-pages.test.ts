import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPages } from "../scripts/docs/markdown/pages.ts";

const kebab = (text: string) => text.toLowerCase().replace(/[^a-z\d]+/g, "-");
/** As Storybook does: `WithRetry` and `With2Rows` are words. */
const words = (name: string) =>
  kebab(name.replace(/([a-z\d])([A-Z])/g, "$1-$2").replace(/([A-Z])([A-Z][a-z])/g, "$1-$2"));

const ids = globSync(["packages/ui/src/**/*.stories.tsx", ".storybook/*/*.stories.tsx"]).flatMap(
  (file) => {
    const text = readFileSync(file, "utf8");
    const title = /\btitle: "([^"]+)"/.exec(text)?.[1] ?? "";
    return [...text.matchAll(/^export const (\w+) = meta\.story/gm)].map(
      ([, name = ""]) => `${kebab(title)}--${words(name)}`,
    );
  },
);

test("every live picture on a page is a story that exists", () => {
  const named = readPages().flatMap(({ file, text }) =>
    [...text.matchAll(/ story="([^"]+)"/g)].map(([, id = ""]) => ({ file, id })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ id }) => !ids.includes(id))).toEqual([]);
});

test("every picture that the gallery chooses is a story that exists", () => {
  const rules = readFileSync("packages/story-kit/src/blocks/gallery.rules.ts", "utf8");
  const chosen = [...rules.matchAll(/: "([a-z-]+--[a-z-]+)"/g)].map(([, id = ""]) => id);
  expect(chosen.length).toBeGreaterThan(10);
  expect(chosen.filter((id) => !ids.includes(id))).toEqual([]);
});

test("every story of the product in the introduction exists", () => {
  const product = readFileSync("packages/story-kit/src/blocks/Product.tsx", "utf8");
  const shown = [...product.matchAll(/story="([^"]+)"/g)].map(([, id = ""]) => id);
  expect(shown).toHaveLength(3);
  expect(shown.filter((id) => !ids.includes(id))).toEqual([]);
});
