import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type CodeBlock, readBlocks } from "../scripts/docs/code-blocks.ts";
import { test } from "./fixtures/test.ts";

type Visitor = { readonly signedIn: boolean; readonly language: "th" | "la" | "en" };

/** The page around the test of a document: who is on it, and in which language. */
const PAGES: Readonly<Record<string, Visitor>> = {
  "packages/ui/README.md": { signedIn: true, language: "en" },
  "packages/ui/src/testing/Testing.mdx": { signedIn: false, language: "th" },
};

const FOLDER = ".satang/documents";
const OF_PLAYWRIGHT = 'from "@playwright/test"';
const IMPORT = /^import .+;\n/gm;

/** A block as a function that declares its tests, with the fixtures of these journeys in place of Playwright's own. */
async function journeysOf({ code, file }: CodeBlock): Promise<() => void> {
  const imports = (code.match(IMPORT) ?? [])
    .join("")
    .replace(OF_PLAYWRIGHT, `from ${JSON.stringify(resolve("e2e/fixtures/test.ts"))}`);
  const path = resolve(join(FOLDER, `${basename(file)}.ts`));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path, `${imports}export const journeys = () => {${code.replace(IMPORT, "")}};\n`);
  const module = (await import(pathToFileURL(path).href)) as { readonly journeys: () => void };
  return module.journeys;
}

const blocks = readBlocks().filter(({ code }) => code.includes(OF_PLAYWRIGHT));
const documents = await Promise.all(
  blocks.map(async (block) => ({ file: block.file, declare: await journeysOf(block) })),
);

for (const { file, declare } of documents) {
  const visitor = PAGES[file];
  if (!visitor) throw new Error(`the test in ${file} has no page`);
  test.describe(`as it is written in ${file}:`, () => {
    test.use(visitor);
    declare();
  });
}
