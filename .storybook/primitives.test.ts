import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readAnatomies } from "../packages/story-kit/src/blocks/anatomy-plugin.ts";
import { described } from "../packages/story-kit/src/blocks/component-facts.ts";
import { groups } from "./groups.ts";

const PRIMITIVES = "packages/ui/src/primitives";

/** A folder that exports a component, not only shared code. */
const folders = globSync(`${PRIMITIVES}/*/index.ts`)
  .map(dirname)
  .filter((folder) => readdirSync(folder).some((file) => file.endsWith(".stories.tsx")))
  .sort();

const without = (ending: string) =>
  folders
    .filter((folder) => !readdirSync(folder).some((file) => file.endsWith(ending)))
    .map((folder) => basename(folder));

/** More than types: it can be rendered. */
const hasValues = (name: string) =>
  /^export (?!type)/m.test(readFileSync(join(PRIMITIVES, name, "index.ts"), "utf8"));

test("every published folder has stories", () => {
  const entries = ["index.ts", "safe-markup.ts"].map((name) =>
    readFileSync(join("packages/ui/src", name), "utf8"),
  );
  const names = [...entries.join().matchAll(/"\.\/primitives\/(\w+)\/index\.ts"/g)].flatMap(
    ([, name]) => name ?? [],
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter(hasValues).sort()).toEqual(folders.map((folder) => basename(folder)));
});

test("every primitive has a written page", () => {
  expect(without(".mdx")).toEqual([]);
});

/** The part of a page below one of its titles. */
function below(page: string, title: string): string {
  const [, rest = ""] = page.split(`\n## ${title}\n`);
  return rest.split("\n## ")[0] ?? "";
}

test.each(["When to use it", "When not", "Accessibility"])("every page says: %s", (title) => {
  const silent = folders.filter((folder) => {
    const page = readFileSync(join(folder, `${basename(folder)}.mdx`), "utf8");
    return !/^- \S+ \S+/m.test(below(page, title)) && !/^[A-Z]\S+ \S+/m.test(below(page, title));
  });
  expect(silent).toEqual([]);
});

test("every page has its props, parts and variables", () => {
  const anatomies = readAnatomies();
  const silent = folders.filter((folder) => {
    const name = basename(folder);
    const props = below(readFileSync(join(folder, `${name}.mdx`), "utf8"), "Props");
    const { parts, variables } = anatomies[name] ?? { parts: [], variables: [] };
    const own = [...parts, ...variables].length > 0 ? name : "";
    return !/<ArgTypes |No additional props/.test(props) || !props.includes(`<Anatomy of="${own}`);
  });
  expect(silent).toEqual([]);
});

test("every page has its keys, announcements, limits and changes", () => {
  const silent = folders.filter((folder) => {
    const name = basename(folder);
    return !readFileSync(join(folder, `${name}.mdx`), "utf8").includes(`<Facts of="${name}" `);
  });
  expect(silent).toEqual([]);
});

test("every interactive component has facts, and no other component has", () => {
  const names = folders.map((folder) => basename(folder));
  const operated = [...groups.Actions, ...groups.Forms, ...groups.Overlays];
  expect(operated.filter((name) => !described.includes(name))).toEqual([]);
  expect(described.filter((name) => !names.includes(name))).toEqual([]);
});

test("every primitive has stories for its pictures", () => {
  expect(without(".visual.stories.tsx")).toEqual([]);
});

test("every primitive is tested with the conformance suite", () => {
  const silent = folders.filter((folder) => {
    const file = join(folder, `${basename(folder)}.browser.test.tsx`);
    return !/^describeConformance\(/m.test(readFileSync(file, "utf8"));
  });
  expect(silent).toEqual([]);
});
