import { existsSync, readdirSync, readFileSync } from "node:fs";

/** A call that checks random values, in the text of a test. */
const RANDOM = /\bawait fuzz(?:Each)?\(/g;

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true }).map(String);
  return names
    .filter((name) => /\.fuzz\..*test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
}

/** Every file of fuzz tests. */
const files = readdirSync("packages").flatMap((name) =>
  ["src", "test"].flatMap((folder) => filesIn(`packages/${name}/${folder}`)),
);

/**
 * The number of tests with random values in the files with one of these parts in their path.
 *
 * @param {readonly string[]} parts
 */
export function countRandomTests(parts) {
  return files
    .filter((file) => parts.some((part) => file.includes(part)))
    .reduce((count, file) => count + (readFileSync(file, "utf8").match(RANDOM)?.length ?? 0), 0);
}
