import { readFileSync } from "node:fs";
import { readChangesets } from "@changesets/read";
import { expect, test } from "vitest";
import { problemsOf, published } from "./changesets.mjs";

const names = ["@satang/ui"];
const one = (summary: string, type = "minor", name = "@satang/ui") =>
  problemsOf([{ id: "quiet-river", summary, releases: [{ name, type }] }], names);

test("what waits for a release reads well in a changelog", async () => {
  expect(problemsOf(await readChangesets("."), published())).toEqual([]);
});

test("an entry that does not say its kind is refused", () => {
  expect(one("Buttons are rounder")).toEqual([
    ".changeset/quiet-river.md begins with none of: Fixed, Improved, New, Breaking",
  ]);
});

test("what breaks is a major change, and nothing else is", () => {
  expect(one("Breaking: `tone` is gone")).toEqual([
    ".changeset/quiet-river.md says Breaking, but minor for @satang/ui",
  ]);
  expect(one("Fixed: the ring", "major")).toHaveLength(1);
  expect(one("Breaking: `tone` is gone", "major")).toEqual([]);
});

test("only what is published has a changelog", () => {
  expect(one("New: a page", "minor", "@satang/member")).toEqual([
    ".changeset/quiet-river.md names @satang/member, which is not published",
  ]);
});

test("what is published carries one version, and no app of ours has a say in it", () => {
  const { fixed } = JSON.parse(readFileSync(".changeset/config.json", "utf8"));
  expect(fixed).toEqual([published().toSorted()]);
});
