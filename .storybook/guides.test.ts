import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPages } from "../scripts/docs/markdown/pages.ts";

const guides = readPages().filter(({ title }) => /^(?:Guides|Theming)\//.test(title));

test.each([
  "Guides/Quick start",
  "Guides/Provider",
  "Guides/Styles in your page",
  "Theming/Guide",
  "Guides/Words",
  "Guides/Headless",
  "Guides/Events",
  "Guides/Errors",
  "Guides/Security",
  "Guides/Testing",
  "Guides/Adding a language",
  "Guides/Your own backend",
  "Guides/Pages without React",
  "Guides/Upgrading",
  "Guides/Weight",
  "Guides/Supported browsers",
])("a partner finds the page %s", (title) => {
  expect(guides.map((guide) => guide.title)).toContain(title);
});

test("the navigation lists the guides in the order of use", () => {
  const preview = readFileSync(".storybook/preview.tsx", "utf8");
  const [, list = ""] = /"Guides",\s+\[([^\]]+)\]/.exec(preview) ?? [];
  const order = [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => `Guides/${name}`);
  expect(order[0]).toBe("Guides/Quick start");
  const named = guides.flatMap(({ title }) => (title.startsWith("Guides/") ? title : []));
  expect(order.toSorted()).toEqual(named.toSorted());
});

test("no page has a table in Markdown, which Storybook would show as text", () => {
  const withTables = readPages().filter(({ text }) =>
    /^\|.*\|$/m.test(text.replace(/^ *```[\s\S]*?^ *```$/gm, "")),
  );
  expect(withTables.map(({ file }) => file)).toEqual([]);
});

test("the introduction links to every guide", () => {
  const introduction = readFileSync(".storybook/docs/introduction.mdx", "utf8");
  const missing = guides.filter(({ id }) => !introduction.includes(`?path=/docs/${id}--docs`));
  expect(missing.map(({ title }) => title)).toEqual([]);
});
