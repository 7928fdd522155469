import { globSync, readFileSync } from "node:fs";
import type { CodeBlock } from "./code-blocks.ts";

const EXAMPLE = /^( *) \* @example\n((?:\1 \*(?! @|\/).*\n)+)/gm;

/** The code of each `@example`, a fragment in which other names come from the file around it. */
export const examplesOf = (file: string, text: string): CodeBlock[] =>
  [...text.matchAll(EXAMPLE)].map(({ index, 2: lines = "" }) => ({
    file,
    line: text.slice(0, index).split("\n").length + 1,
    code: lines.replace(/^ *\* ?/gm, ""),
    isFragment: true,
    name: null,
  }));

/** The examples of components, which are in the package's manifest, and of what else `@satang/ui` exports. */
export const readExamples = (): CodeBlock[] =>
  globSync("packages/ui/src/**/*.{ts,tsx}")
    .sort()
    .flatMap((file) => examplesOf(file, readFileSync(file, "utf8")));
