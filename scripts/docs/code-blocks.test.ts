import { expect, test } from "vitest";
import { blocksOf, type CodeBlock, compile, readBlocks } from "./code-blocks.ts";

const block = (code: string, isFragment = false, name: string | null = null): CodeBlock => ({
  file: "README.md",
  line: 10,
  code,
  isFragment,
  name,
});

test("every block of TypeScript that a partner reads compiles", { timeout: 600_000 }, async () => {
  const blocks = readBlocks();
  expect(blocks.length).toBeGreaterThan(40);
  // With fragments only, nobody would see how to begin.
  expect(blocks.filter(({ isFragment }) => !isFragment).length).toBeGreaterThan(15);
  expect(await compile(blocks)).toEqual([]);
});

test("the check reads blocks with their lines and marks, and no other language", () => {
  const text =
    "# A\n\n```ts\nconst a = 1;\n```\n\n```tsx fragment\n<A />\n```\n\n```js\nlet b;\n```\n";
  expect(blocksOf("a.md", text)).toEqual([
    { file: "a.md", line: 4, code: "const a = 1;\n", isFragment: false, name: null },
    { file: "a.md", line: 8, code: "<A />\n", isFragment: true, name: null },
  ]);
});

test("the check names the line of what does not compile, also in a fragment", {
  timeout: 600_000,
}, async () => {
  const [whole, prop, unknown] = await compile([
    block("const a = 1;\nconst b: string = a;\n"),
    block('console.log(languageTag("km"), other.text);\n', true),
    block("open(true, label.text);\nconsole.log(missing);\n"),
  ]);
  expect(whole).toMatch(/^README.md:11 Type 'number'/);
  expect(prop).toMatch(/^README.md:10 .*"km"/);
  expect(unknown).toMatch(/^README.md:10 /);
});
