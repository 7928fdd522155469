import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CLEAN_FOLDERS, KEPT_FILES } from "./clean-folders.ts";
import { missingSubjectIn } from "./find-missing-subjects.ts";
import { retiredNamesIn, retiredWordsIn } from "./find-retired-words.ts";
import { RETIRED_WORDS } from "./retired-words.ts";
import { codeOf, commentsOf, proseOf, readSources } from "./source-text.ts";

/** Files that contain the words on purpose. */
const HOLDS_THE_LIST = new Set([
  "docs/glossary.md",
  "scripts/docs/language.test.ts",
  "scripts/docs/retired-words.ts",
]);
const files = readSources(CLEAN_FOLDERS).filter(({ file }) => !HOLDS_THE_LIST.has(file));

describe("plain English in the clean folders", () => {
  it.each(CLEAN_FOLDERS)("%s exists", (folder) => {
    expect(existsSync(folder)).toBe(true);
  });

  it("has no retired word in comments, docs, test titles and messages", () => {
    expect(files.flatMap(proseOf).flatMap(retiredWordsIn)).toEqual([]);
  });

  it("has comments that begin with their subject or a verb", () => {
    const commented = files.filter(({ file }) => !/\.mdx?$/.test(file));
    expect(commented.flatMap(commentsOf).flatMap(missingSubjectIn)).toEqual([]);
  });

  it("has no retired name in code", () => {
    const changeable = files.filter(({ file }) => !KEPT_FILES.includes(file));
    expect(changeable.flatMap(codeOf).flatMap(retiredNamesIn)).toEqual([]);
  });
});

describe("the check itself", () => {
  const passage = (text: string) => ({ file: "a.ts", line: 3, text });

  it("names file, line, word and replacement", () => {
    expect(retiredWordsIn(passage("one\nTold by a server"))).toEqual([
      'a.ts:4 "Told" → reported, shown, announced, notified',
    ]);
  });

  it("finds a phrase over a line break, and no part of another word", () => {
    const [comment = passage("")] = commentsOf({
      file: "a.ts",
      text: "/**\n * It is in\n * sight. */",
    });
    expect(retiredWordsIn(comment)).toHaveLength(1);
    expect(retiredWordsIn(passage("storytelling understands groups"))).toEqual([]);
  });

  it("accepts a phrase in which the word is right", () => {
    expect(retiredWordsIn(passage("Joins the chat room."))).toEqual([]);
  });

  it("leaves Math.floor alone", () => {
    expect(retiredNamesIn(passage("const rooms = Math.floor(floors)"))).toEqual([
      "a.ts:3 floors → layer, package",
      "a.ts:3 rooms → feature folder, module; space",
    ]);
  });
});

describe("the check of subjects", () => {
  const found = (file: string, text: string) =>
    commentsOf({ file, text }).flatMap(missingSubjectIn);

  it.each([
    ["a.ts", "const a = 1;\n// This is why.", 'a.ts:2 begins with "This"'],
    ["a.ts", "/** What it is. */", 'a.ts:1 begins with "What"'],
    ["a.ts", "/**\n * One of a list.\n */", 'a.ts:1 begins with "One"'],
    ["a.tsx", "<p>{/* It stays. */}</p>", 'a.tsx:1 begins with "It"'],
    ["a.css", "/* Those of the page. */", 'a.css:1 begins with "Those"'],
    ["a.yaml", "# Their order counts.", 'a.yaml:1 begins with "Their"'],
  ])("finds a comment without its subject, in %s: %j", (file, text, problem) => {
    expect(found(file, text)).toEqual([problem]);
  });

  it.each([
    "/** Name of the list. */",
    "/** Opens the list. It stays open. */",
    "/** Whatever the order is, the list stays. */",
    "// The list is long: this is why it is cut.",
  ])("accepts %j", (text) => {
    expect(found("a.ts", text)).toEqual([]);
  });
});

describe("docs/glossary.md", () => {
  const glossary = readFileSync("docs/glossary.md", "utf8");
  const rowsOf = (heading: string) =>
    (glossary.split(`## ${heading}\n`)[1] ?? "")
      .split("\n## ")[0]
      ?.split("\n")
      .filter((line) => line.startsWith("| "))
      .slice(1)
      .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim())) ?? [];

  it("lists each retired word with what to write", () => {
    const expected = RETIRED_WORDS.map(({ forms, write }) => [write, forms.join(", ")]);
    expect(rowsOf("Write, do not write").map(([, write, forms]) => [write, forms])).toEqual(
      expected,
    );
  });

  it("defines its terms in alphabetical order, once, each with meaning and place", () => {
    const rows = rowsOf("Terms");
    const terms = rows.map(([, term = ""]) => term.toLowerCase());
    expect(terms.length).toBeGreaterThan(40);
    expect(terms).toEqual([...new Set(terms)].sort((a, b) => a.localeCompare(b, "en")));
    expect(rows.filter((cells) => cells.length !== 7 || !cells[2] || !cells[5])).toEqual([]);
  });
});
