import { readFileSync } from "node:fs";
import { readChangesets } from "@changesets/read";
import { expect, test } from "vitest";
import { problemsOf, published } from "./changesets.mjs";

const manifestOf = (name: string) =>
  JSON.parse(readFileSync(`packages/${name.replace("@satang/", "")}/package.json`, "utf8"));

const names = ["@satang/ui"];
const one = (summary: string, type = "minor", name = "@satang/ui") =>
  problemsOf([{ id: "quiet-river", summary, releases: [{ name, type }] }], names);

test("every pending changeset is valid", async () => {
  expect(problemsOf(await readChangesets("."), published())).toEqual([]);
});

test("an entry without its kind is rejected", () => {
  expect(one("Buttons are rounder")).toEqual([
    ".changeset/quiet-river.md begins with none of: Fixed, Improved, New, Breaking",
  ]);
});

test("a breaking change is a major change, and nothing else is", () => {
  expect(one("Breaking: `tone` is gone")).toEqual([
    ".changeset/quiet-river.md says Breaking, but minor for @satang/ui",
  ]);
  expect(one("Fixed: the ring", "major")).toHaveLength(1);
  expect(one("Breaking: `tone` is gone", "major")).toEqual([]);
});

test("only published packages have a changelog", () => {
  expect(one("New: a page", "minor", "@satang/member")).toEqual([
    ".changeset/quiet-river.md names @satang/member, which is not published",
  ]);
});

test("all published packages have the same version, independent of the apps", () => {
  const { fixed } = JSON.parse(readFileSync(".changeset/config.json", "utf8"));
  expect(fixed).toEqual([published().toSorted()]);
});

test("each package is packed with the changelog that a release writes into its folder", () => {
  const without = published().filter((name) => !manifestOf(name).files.includes("CHANGELOG.md"));
  expect(without).toEqual([]);
});
