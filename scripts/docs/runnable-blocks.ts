import { NOT_RUN } from "./code-blocks.data.ts";
import { type CodeBlock, readBlocks } from "./code-blocks.ts";

/** Blocks that are whole and not listed as impossible to run, in the order of the documents. */
export const readRunnable = (): CodeBlock[] =>
  readBlocks().filter(
    ({ code, isFragment }) => !isFragment && !NOT_RUN.some(([pattern]) => pattern.test(code)),
  );

/** `format("a"); // "A"`: a call, and the text that it returns. */
const VALUE = /^([\w.]+\(.*\)); \/\/ ("[^"]*")$/gm;

/** A block as a module: an element alone is exported as a component, and a value in a comment is expected. */
export const moduleOf = ({ code }: CodeBlock): string =>
  code
    .replace(/^(?=<\w)/m, "export const Example = () => ")
    .replace(VALUE, '(await import("vitest")).expect($1).toBe($2);');
