import { NOT_RUN } from "./code-blocks.data.ts";
import { type CodeBlock, readBlocks } from "./code-blocks.ts";

/** Blocks that are not listed as impossible to run, in the order of the documents. */
export const readRunnable = (): CodeBlock[] =>
  readBlocks().filter(({ code }) => !NOT_RUN.some(([pattern]) => pattern.test(code)));

/** `format("a"); // "A"`: a call, and the text that it returns. */
const VALUE = /^([\w.]+\(.*\)); \/\/ ("[^"]*")$/gm;

/** Which of these names a block uses without an import of its own. */
const namesOf = (code: string, names: readonly string[]) =>
  names.filter((name) => new RegExp(`(?<![\\w."])${name}\\b(?![="])`).test(code));

/** The page around a fragment: a module, and the names that it exports. */
export interface Surroundings {
  readonly module: string;
  readonly names: readonly string[];
}

/**
 * A block as a module: an element alone is exported as a component, and a value in a comment is expected. A fragment imports
 * what it gets from the page around it.
 */
export const moduleOf = ({ code, isFragment }: CodeBlock, page?: Surroundings): string =>
  (isFragment && page
    ? `import { ${namesOf(code, page.names).join(", ")} } from ${JSON.stringify(page.module)};\n`
    : "") +
  code
    .replace(/^(?=<[\w>])/m, "export const Example = () => ")
    .replace(VALUE, '(await import("vitest")).expect($1).toBe($2);');
