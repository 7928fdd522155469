import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const SKIPPED = new Set(["node_modules", "dist", "test", "coverage"]);
const NOT_BUILT = /\.(test|stories)\.tsx?$/;

/** Stories use test helpers. */
const SKIPPED_BY_STORIES = new Set([...SKIPPED].filter((name) => name !== "test"));
const NOT_SHOWN = /\.test\.tsx?$/;

/**
 * @param {string} path
 * @param {ReadonlySet<string>} skipped names of folders
 * @param {RegExp} left files that do not count
 * @returns {string[]}
 */
function filesBelow(path, skipped, left) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => filesBelow(join(path, entry.name), skipped, left))
    .filter((file) => !left.test(file))
    .sort();
}

/**
 * Hash of the contents of files and folders, to decide whether an earlier result is still
 * valid.
 * @param {readonly string[]} paths
 * @param {{ stories?: boolean }} [options] `stories` is true when stories count as input
 */
export function fingerprint(paths, { stories = false } = {}) {
  const [skipped, left] = stories ? [SKIPPED_BY_STORIES, NOT_SHOWN] : [SKIPPED, NOT_BUILT];
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}\n`);
  for (const file of paths.flatMap((path) => filesBelow(path, skipped, left))) {
    hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** @param {string} name */
const stampFile = (name) => join(".satang", `${name}.stamp`);

/**
 * Whether the value is the one that was remembered.
 * @param {string} name
 * @param {string} value
 */
export function isFresh(name, value) {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, "utf8") === value;
}

/**
 * @param {string} name
 * @param {string} value
 */
export function remember(name, value) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), value);
}
