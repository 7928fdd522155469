import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { groups } from "./groups.ts";

const page = readFileSync(".storybook/docs/other-names.mdx", "utf8");
const headings = [...page.matchAll(/^### (.+): (.+)$/gm)].map(([, names = "", ours = ""]) => ({
  names,
  ours: ours.split(", "),
}));
const components: readonly string[] = Object.values<readonly string[]>(groups).flat();

test("the page of other names lists existing components only", () => {
  const named = headings.flatMap(({ ours }) => ours).filter((name) => /^[A-Z]\w+$/.test(name));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !components.includes(name) && name !== "Accessibility")).toEqual(
    [],
  );
});

test.each(["input", "colour", "dark", "modal", "dropdown", "snackbar"])(
  "the search finds %s among the headings",
  (word) => {
    const found = headings.filter(({ names }) => names.toLowerCase().includes(word));
    expect(found).not.toEqual([]);
  },
);
