import { readFileSync } from "node:fs";
import { readChangesets } from "@changesets/read";
import { expect, test } from "vitest";
import { isFirstRelease, problemsOf, problemsOfFirst, published } from "./changesets.ts";

const manifestOf = (name: string) =>
  JSON.parse(readFileSync(`packages/${name.replace("@satang/", "")}/package.json`, "utf8"));

const names = ["@satang/ui"];
const one = (summary: string, type = "minor", name = "@satang/ui") =>
  problemsOf([{ id: "quiet-river", summary, releases: [{ name, type }] }], names);

test("every pending changeset is valid", async () => {
  const find = isFirstRelease() ? problemsOfFirst : problemsOf;
  expect(find(await readChangesets("."), published())).toEqual([]);
});

test("1.0.0 has one entry for each package and no other changeset", () => {
  const entry = (id: string, name: string, summary = "New: a package", type = "major") => ({
    id,
    summary,
    releases: [{ name, type }],
  });
  const first = [entry("core", "@satang/core"), entry("ui", "@satang/ui")];
  const problems = (...changesets: ReturnType<typeof entry>[]) =>
    problemsOfFirst([...first, ...changesets], ["@satang/core", "@satang/ui"]);

  expect(problems()).toEqual([]);
  const another = [
    ".changeset/quiet-river.md: until 1.0.0, rewrite the entry of the package instead",
  ];
  expect(problems(entry("quiet-river", "@satang/ui", "Fixed: the ring", "patch"))).toEqual(another);
  expect(problems(entry("quiet-river", "@satang/member"))).toEqual(another);
  const twice = {
    ...entry("quiet-river", "@satang/ui"),
    releases: first.flatMap((one) => one.releases),
  };
  expect(problems(twice)).toEqual(another);
  const needed = ['@satang/ui needs one entry, "New:" with the bump major'];
  expect(problems(entry("ui-again", "@satang/ui"))).toEqual(needed);
  expect(problemsOfFirst(first, ["@satang/core", "@satang/ui", "@satang/api"])).toEqual([
    '@satang/api needs one entry, "New:" with the bump major',
  ]);
});

test("an entry of 1.0.0 stays short", () => {
  const summary = `New: ${"word ".repeat(150)}`.trim();
  const releases = [{ name: "@satang/ui", type: "major" }];
  expect(problemsOfFirst([{ id: "ui", summary, releases }], names)).toEqual([
    ".changeset/ui.md has more than 150 words",
  ]);
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
