import { expect, test } from "vitest";
import { NOT_RUN } from "./code-blocks.data.ts";
import { blocksOf, type CodeBlock, compile, readBlocks } from "./code-blocks.ts";
import { examplesOf, readExamples } from "./examples.ts";
import { moduleOf, readRunnable } from "./runnable-blocks.ts";

const block = (code: string, isFragment = false, name: string | null = null): CodeBlock => ({
  file: "README.md",
  line: 10,
  code,
  isFragment,
  name,
});

test("every block of TypeScript and every example that a partner reads compiles", {
  timeout: 600_000,
}, async () => {
  const blocks = readBlocks();
  expect(blocks.length).toBeGreaterThan(40);
  // With fragments only, nobody would see how to begin.
  expect(blocks.filter(({ isFragment }) => !isFragment).length).toBeGreaterThan(15);
  const examples = readExamples();
  expect(examples.length).toBeGreaterThan(100);
  expect(await compile([...blocks, ...examples])).toEqual([]);
});

test("an example with words is a module of the browser: a server component would write them into each page", () => {
  const withWords = [...readBlocks(), ...readExamples()].filter(({ code }) =>
    /\bcatalogue=\{/.test(code),
  );
  expect(withWords.length).toBeGreaterThan(3);
  const onServer = withWords.filter(({ code }) => !code.startsWith('"use client";\n'));
  expect(onServer.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
});

test("each reason not to run a block in the browser is about a block, and all others run there", () => {
  const blocks = readBlocks();
  const unused = NOT_RUN.filter(([pattern]) => !blocks.some(({ code }) => pattern.test(code)));
  expect(unused).toEqual([]);
  expect(blocks.length - readRunnable().length).toBeLessThanOrEqual(8);
});

test("a fragment imports from the page around it what it uses and does not declare", () => {
  const page = { module: "/host.tsx", names: ["open", "setOpen", "form", "baseUrl"] };
  const code = '<Flow open={open} form="a" onOpenChange={setOpen} />;\n';
  expect(moduleOf({ ...block(code), isFragment: true }, page)).toBe(
    `import { open, setOpen } from "/host.tsx";\nexport const Example = () => ${code}`,
  );
});

test("an element alone runs as a component, and a value in a comment is compared", () => {
  const code = '<Card />;\nformat("a"); // "A"\nlog("a"); // says it\n';
  expect(moduleOf(block(code))).toBe(
    'export const Example = () => <Card />;\n(await import("vitest")).expect(format("a")).toBe("A");\nlog("a"); // says it\n',
  );
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

test("the check finds a file of the document by its path, and compiles another one of the same name, too", {
  timeout: 600_000,
}, async () => {
  const found = await compile([
    block("export const a = 1;\n", false, "src/words.ts"),
    block('import { a } from "../src/words.ts";\nconst b: string = a;\n', false, "app/page.tsx"),
    block('import { a } from "../src/words.ts";\nconst c: string[] = a;\n', false, "app/page.tsx"),
  ]);
  expect(found.toSorted()).toEqual([
    "README.md:11 Type 'number' is not assignable to type 'string'.",
    "README.md:11 Type 'number' is not assignable to type 'string[]'.",
  ]);
});

test("an example of a component is a fragment, with the line of its code", () => {
  const text =
    "/**\n * A card.\n * @example\n * <Card>\n *   {text}\n * </Card>\n * @throws never\n */\nexport const a = 1;\n";
  expect(examplesOf("Card.tsx", text)).toEqual([
    {
      file: "Card.tsx",
      line: 4,
      code: "<Card>\n  {text}\n</Card>\n",
      isFragment: true,
      name: null,
    },
  ]);
});

test("the first line of a block is its path", () => {
  const [words] = blocksOf("a.md", "```ts\n// src/words.ts\nconst a = 1;\n```\n");
  expect(words?.name).toBe("src/words.ts");
});
