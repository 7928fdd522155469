import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { groups } from "./groups.ts";

const PRIMITIVES = "packages/ui/src/primitives";

const groupOf = new Map<string, string>(
  Object.entries(groups).flatMap(([group, folders]) => folders.map((folder) => [folder, group])),
);

const titleOf = (file: string) =>
  /(?:title: |<Meta title=)"([^"]+)"/.exec(readFileSync(file, "utf8"))?.[1];

/** A title that is neither the expected one nor below it. */
const misplaced = (file: string, expected: string) => {
  const title = titleOf(file);
  return title === undefined || title === expected || title.startsWith(`${expected}/`)
    ? []
    : [`${file}: "${title}", expected "${expected}"`];
};

test("every primitive is in exactly one group", () => {
  const folders = globSync(`${PRIMITIVES}/*/*.mdx`).map((file) => basename(dirname(file)));
  expect(Object.values(groups).flat().toSorted()).toEqual(folders.toSorted());
});

test("the title of every story names the group and the folder of its primitive", () => {
  const files = globSync(`${PRIMITIVES}/*/*.{stories.tsx,mdx}`).filter(
    (file) => !file.endsWith(".visual.stories.tsx"),
  );
  expect(
    files.flatMap((file) => {
      const folder = basename(dirname(file));
      return misplaced(file, `${groupOf.get(folder)}/${folder}`);
    }),
  ).toEqual([]);
});

test("stories for pictures are in a separate branch, so that a new group moves no baseline", () => {
  const files = globSync(`${PRIMITIVES}/*/*.visual.stories.tsx`);
  expect(files.flatMap((file) => misplaced(file, `Pictures/${basename(dirname(file))}`))).toEqual(
    [],
  );
});

test("the navigation shows the groups in the order of the table", () => {
  const preview = readFileSync(".storybook/preview.tsx", "utf8");
  const [, list = ""] = /order: \[([\s\S]+)\],\n {6}\}/.exec(preview) ?? [];
  const order = [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? "");
  const names = Object.keys(groups);
  expect(order.filter((name) => names.includes(name))).toEqual(names);
});
