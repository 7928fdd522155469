import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "apps/member/src/start";
const readme = readFileSync(`${FOLDER}/README.md`, "utf8");

test("the README of the start has a row for each of its files", () => {
  const files = readdirSync(FOLDER).filter((name) => !/\.md$|\.test\.ts$/.test(name));
  const rows = [...readme.matchAll(/^\| \[([\w.-]+)\]\(\1\) \| \S/gm)].map(([, name]) => name);
  expect(files.length).toBeGreaterThan(10);
  expect(rows.toSorted()).toEqual(files.toSorted());
});

test("the entry of the app shows its order on one screen", () => {
  const code = readFileSync(`${FOLDER}/main.tsx`, "utf8")
    .split("\n")
    .filter((line) => !/^\s*(?:\/\/|\/?\*|$)/.test(line));
  expect(code.length).toBeLessThanOrEqual(40);
});
