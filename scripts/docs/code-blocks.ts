import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { guides } from "./guides.ts";
import { readExports } from "./read-exports.ts";

/** A block of TypeScript in a document. */
export interface CodeBlock {
  readonly file: string;
  /** The line of its first line of code, from 1. */
  readonly line: number;
  readonly code: string;
  /** Whether it is a part of a larger file: names that it does not declare come from there. */
  readonly isFragment: boolean;
  /** Path for the other blocks of the document, from a first line such as `// src/words.ts`. */
  readonly name: string | null;
}

const BLOCK = /^```tsx?( fragment)?\n([\s\S]*?)^```$/gm;
const NAME = /^\/\/ ((?:[\w.-]+\/)*[\w.-]+\.tsx?)\n/;

/** Blocks of `ts` and `tsx`; a fragment is marked with ```` ```tsx fragment ````. */
export function blocksOf(file: string, text: string): CodeBlock[] {
  return [...text.matchAll(BLOCK)].map(({ index, 1: mark, 2: code = "" }) => ({
    file,
    line: text.slice(0, index).split("\n").length + 1,
    code,
    isFragment: mark !== undefined,
    name: NAME.exec(code)?.[1] ?? null,
  }));
}

/** The blocks of all documents that a partner reads. */
export const readBlocks = (): CodeBlock[] =>
  guides().flatMap((file) => blocksOf(file, readFileSync(file, "utf8")));

const FOLDER = ".satang/code-blocks";
const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: "ESNext",
  moduleResolution: "bundler",
  moduleDetection: "force",
  customConditions: ["@satang/source"],
  allowImportingTsExtensions: true,
  target: "ES2022",
  jsx: "react-jsx",
  types: [],
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  // The root of the project does not have them.
  paths: {
    "@satang/machines/*": ["../../packages/machines/src/*/index.ts"],
    xstate: ["../../packages/machines/node_modules/xstate"],
    "lucide-react": ["../../packages/ui/node_modules/lucide-react"],
  },
};
/** Without modules and without a browser, of which a fragment may use the names (`open`) for its own. */
const NAMES_ONLY = { ...OPTIONS, noResolve: true, lib: ["ES2023"] };
const NO_SUCH_NAME =
  /^(?:Cannot find name|No value exists in scope for the shorthand property|Cannot find namespace) '([^']+)'/;

/** Files of a site in addition to the code of its document: its style sheets, such as the one that `satang-theme` writes. */
const OF_THE_SITE = [
  "site.d.ts",
  'declare module "*/brand.css";\ndeclare module "*/index.css";',
] as const;

/** A message of the compiler: the path of the file below the folder, its line, the text. */
type Message = { readonly path: string; readonly line: number; readonly text: string };

const MESSAGE = /^(.+?)\((\d+),\d+\): error TS\d+: (.*)$/;

/** Output of the compiler, which exits with an error when it has messages. */
const tsc = (...args: string[]) =>
  new Promise<string>((done) => {
    execFile("node_modules/.bin/tsc", args, (_, output) => done(output));
  });

async function messagesOf(
  files: ReadonlyMap<string, string>,
  compilerOptions: object,
): Promise<Message[]> {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [path, code] of files) {
    mkdirSync(join(FOLDER, dirname(path)), { recursive: true });
    writeFileSync(join(FOLDER, path), code);
  }
  const project = { compilerOptions, files: [...files.keys()] };
  writeFileSync(join(FOLDER, "tsconfig.json"), JSON.stringify(project));
  const output = await tsc("-p", FOLDER, "--pretty", "false");
  return output.split("\n").flatMap((line) => {
    const [, path = "", number = "", text = ""] = MESSAGE.exec(line) ?? [];
    if (/^error TS/.test(line)) throw new Error(`tsc failed\n${output}`);
    return text ? [{ path: path.replace(`${FOLDER}/`, ""), line: Number(number), text }] : [];
  });
}

/** Fragments with what they get from the file around them: what packages export is imported, the rest has any type. */
async function complete(
  fragments: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  if (fragments.size === 0) return fragments;
  const exported = readExports();
  const messages = await messagesOf(fragments, NAMES_ONLY);
  const completed = [...fragments].map(([path, code]) => {
    const missing = messages.filter((message) => message.path === path);
    const names = new Set(missing.flatMap(({ text }) => NO_SUCH_NAME.exec(text)?.[1] ?? []));
    const lines = [...names].map((name) => {
      const entry = exported.get(name);
      return entry ? `import { ${name} } from "${entry}";` : `declare const ${name}: any;`;
    });
    // In the first line, so that the lines of the code stay the same.
    return [path, `${lines.join(" ")} ${code}`] as const;
  });
  return new Map(completed);
}

/** A document is a folder, in which its blocks find each other. One of two files with the same name is next to the other. */
function pathOf({ file, name }: CodeBlock, index: number, blocks: readonly CodeBlock[]): string {
  if (name === null) return join(file, `block-${index}.tsx`);
  const first = blocks.findIndex((block) => block.file === file && block.name === name);
  return join(file, first === index ? name : name.replace(/(?=\.tsx?$)/, `-${index}`));
}

/** Compiles blocks against the packages, and returns what the compiler says, by the lines of the documents. */
export async function compile(blocks: readonly CodeBlock[]): Promise<string[]> {
  const named = blocks.map((block, index) => ({ ...block, path: pathOf(block, index, blocks) }));
  const fragments = named.filter(({ isFragment }) => isFragment);
  const completed = await complete(new Map(fragments.map(({ path, code }) => [path, code])));
  const files = new Map(named.map(({ path, code }) => [path, completed.get(path) ?? code]));
  files.set(...OF_THE_SITE);
  // The packages themselves are checked by `pnpm types`.
  const messages = await messagesOf(files, OPTIONS);
  return messages.flatMap(({ path, line, text }) => {
    const block = named.find((one) => one.path === path);
    return block ? [`${block.file}:${block.line + line - 1} ${text}`] : [];
  });
}
