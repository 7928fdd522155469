import { globSync, readFileSync } from "node:fs";

/** A call that checks random values, in the text of a test. */
const RANDOM = /\bawait fuzz(?:Each)?\(/g;

/** Every file of fuzz tests. */
const files = globSync("packages/*/{src,test}/**/*.fuzz.*test.{ts,tsx}");

/** The number of tests with random values in the files with one of these parts in their path. */
export function countRandomTests(parts: readonly string[]): number {
  return files
    .filter((file) => parts.some((part) => file.includes(part)))
    .reduce((count, file) => count + (readFileSync(file, "utf8").match(RANDOM)?.length ?? 0), 0);
}
