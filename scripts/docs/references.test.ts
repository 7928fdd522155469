import { describe, expect, it } from "vitest";
import { CLEAN_FOLDERS } from "./clean-folders.ts";
import { brokenPaths, brokenReferences, readTargets, unmarkedSections } from "./references.ts";
import { commentsOf, readSources } from "./source-text.ts";

const targets = readTargets();
const passages = readSources().flatMap(commentsOf);

describe("comments and docs", () => {
  it("are all read", () => {
    const files = new Set(passages.map(({ file }) => file));
    expect(files).toContain("README.md");
    expect(files).toContain(".storybook/preview.tsx");
    expect(files).toContain("packages/api/src/call/retry.rules.ts");
    expect(files.size).toBeGreaterThan(500);
  });

  it("refer to decisions, sections and records that exist", () => {
    expect(passages.flatMap((passage) => brokenReferences(passage, targets))).toEqual([]);
  });

  it("mark section numbers in the clean folders", () => {
    const clean = readSources(CLEAN_FOLDERS).flatMap(commentsOf);
    expect(clean.flatMap(unmarkedSections)).toEqual([]);
  });

  it("name paths that exist", () => {
    expect(passages.flatMap(brokenPaths)).toEqual([]);
  });
});

describe("the check itself", () => {
  const known = {
    decisions: new Set([1, 9, 10, 11]),
    sections: { "money.txt": new Set([1, 2, 5]), "journey.txt": new Set([1]) },
    records: new Set(["0001"]),
  };
  const passage = (text: string, file = "docs/README.md") => ({ file, line: 3, text });
  const broken = (text: string) => brokenReferences(passage(text), known);

  it.each([
    "decision 9",
    "Decisions 9 and 10",
    "decisions 9–11",
    "money.txt §2, §5; decision 1",
    "ADR 0001",
  ])("accepts %j", (text) => {
    expect(broken(text)).toEqual([]);
  });

  it.each([
    ["decision 12", ["decision 12"]],
    ["decisions 9 to 13", ["decision 12", "decision 13"]],
    ["money.txt §2, §6", ["money.txt §6"]],
    ["journey.txt 2", ["journey.txt §2"]],
    ["see §4", ['"§4" without the name of its document']],
    ["ADR 0002", ["ADR 0002"]],
  ])("rejects %j", (text, expected) => {
    expect(broken(text)).toEqual(expected.map((it) => `docs/README.md:3 ${it}`));
  });

  it("reads a reference over the lines of a comment, and names its line", () => {
    const comments = commentsOf({
      file: "a.ts",
      text: "let a;\n/**\n * decisions 9\n * and 12 */",
    });
    expect(comments.flatMap((comment) => brokenReferences(comment, known))).toEqual([
      "a.ts:3 decision 12",
    ]);
  });

  it.each([
    "docs/spec/money.txt",
    "`packages/<name>/package.json`",
    "[spec](spec/README.md)",
    "[site](https://example.com/a)",
    "`apps/member/dist`",
  ])("finds the path in %j", (text) => {
    expect(brokenPaths(passage(text))).toEqual([]);
  });

  it.each([
    ["docs/no-such-page.md", "docs/no-such-page.md"],
    ["`packages/<name>/no-such-file.json`", "packages/<name>/no-such-file.json"],
    ["[spec](money.txt)", "money.txt"],
  ])("misses the path in %j", (text, path) => {
    expect(brokenPaths(passage(text))).toEqual([`docs/README.md:3 ${path}`]);
  });
});
