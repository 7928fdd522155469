import { describe, expect, it } from "vitest";
import { codeOf, commentsOf, proseOf } from "./source-text.ts";

const textsOf = (passages: readonly { text: string }[]) => passages.map(({ text }) => text);

describe("the text for people in a file", () => {
  it.each([
    ["a.ts", "const a = 1; // why", ["// why"]],
    ["a.ts", "// one\n// two\na();", ["// one\ntwo"]],
    ["a.ts", "/** Name of it. */\nexport const b = 2;", ["/** Name of it. */"]],
    ["a.tsx", "<p>{/* why */}</p>", ["/* why */"]],
    ["a.css", "/* why */ a {}", ["/* why */"]],
    ["a.ts", 'const site = "https://example.com";', []],
    ["a.ts", 'globSync(["*/README.md", "*/src/**/*.ts"]); // why', ["// why"]],
    ["a.ts", "const a = `  /** Path of it. */`;", ["/** Path of it. */"]],
    ["a.ts", "// it’s\nconst a = '//'; /* why */", ["// it’s", "/* why */"]],
    ["a.ts", 'throw new TypeError("no name");', ['new TypeError("no name"']],
    ["a.mjs", 'console.log("It is done");', ['console.log("It is done"']],
    ["a.yaml", "# why\nsummary: Read it\npath: x", ["# why", "summary: Read it"]],
    ["a.ts", 'test("a title", () => {});', []],
    ["a.test.ts", 'test("a title", () => {});', ['test("a title"']],
    ["a.e2e.ts", "test.describe(`of a list`, () => {});", ["test.describe(`of a list`"]],
    ["a.test.ts", 'it.each(["x"])("of %s", (name) => {});', [')("of %s"']],
    ["a.test.ts", 'it.each([\n  ["x", f(1)],\n])("of %s", g);', [')("of %s"']],
  ])("in %s: %j", (file, text, expected) => {
    expect(textsOf(proseOf({ file, text })).sort()).toEqual([...expected].sort());
  });

  it("is all of a Markdown file except its code", () => {
    const [page] = proseOf({
      file: "a.md",
      text: "---\nid: code\n---\nOne `code`\n```sh\ncode\n```\ntwo",
    });
    expect(page?.text).not.toContain("code");
    expect(page?.text.split("\n").at(-1)).toBe("two");
    expect(page?.text.split("\n")).toHaveLength(8);
  });

  it("knows the line of a comment", () => {
    expect(
      commentsOf({ file: "a.ts", text: "const a = 1;\n\n// why" }).map(({ line }) => line),
    ).toEqual([3]);
  });
});

describe("the names in a file", () => {
  it("remain after comments and quoted texts are removed", () => {
    const [code] = codeOf({ file: "a.ts", text: 'const name = "quoted"; // comment' });
    expect(code?.text).toContain("const name =");
    expect(code?.text).not.toMatch(/quoted|comment/);
  });
});
