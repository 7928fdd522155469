import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FILES = "packages/ui/src/**/*.{stories.tsx,test.tsx,test.ts,mdx}";
const OUTSIDE_SRC = /from "(?:\.\.\/)+(?:\.storybook|story-kit|test\/(?!theming\/))/;

test("stories, tests and pages of ui import shared helpers from @satang/story-kit", () => {
  const files = globSync(FILES);
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => OUTSIDE_SRC.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("no published package depends on the private @satang/story-kit", () => {
  const published = globSync("packages/*/package.json")
    .map((file) => JSON.parse(readFileSync(file, "utf8")))
    .filter((manifest) => !manifest.private);
  expect(published.length).toBeGreaterThan(5);
  const listed = published.flatMap(({ dependencies, peerDependencies, optionalDependencies }) =>
    Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies }),
  );
  expect(listed).not.toContain("@satang/story-kit");
});

test("@satang/story-kit imports nothing of .storybook, which imports it", () => {
  const files = globSync("packages/story-kit/src/**/*.{ts,tsx}");
  expect(files.length).toBeGreaterThan(30);
  const upward = files.filter((file) =>
    /from "[^"]*\.storybook\//.test(readFileSync(file, "utf8")),
  );
  expect(upward).toEqual([]);
});
