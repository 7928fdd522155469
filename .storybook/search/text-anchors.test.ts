import { expect, test } from "vitest";
import { withText } from "./text-anchors.rules.ts";

const headings = [
  { id: "security", title: "Security" },
  { id: "the-token", title: "The token" },
];
const texts = (markdown: string) => withText(headings, markdown).slice(headings.length);

test("each sentence is found, and leads to the heading above it", () => {
  const text =
    "# Security\n\nWhat a page allows. See [the policy](a.md).\n\n## The `token`\n\n- It is **yours**.\n";
  expect(texts(text)).toEqual([
    { id: "security#0", title: "What a page allows." },
    { id: "security#1", title: "See the policy." },
    { id: "the-token#2", title: "It is yours." },
  ]);
});

test("a row of a table is found with its cells, and what separates its head is not", () => {
  expect(texts("| key   | removed at |\n| --- | --- |\n| token | sign-out |\n")).toEqual([
    { id: "security#0", title: "key – removed at" },
    { id: "security#1", title: "token – sign-out" },
  ]);
});

test("code and empty lines are not text, and a heading that Storybook does not know keeps the place", () => {
  expect(texts("# Security\n\n```ts\nconst a = 1;\n```\n\n### Another\n\nAbout it.\n")).toEqual([
    { id: "security#0", title: "About it." },
  ]);
});
