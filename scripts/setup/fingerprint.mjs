import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const SKIPPED = new Set(["node_modules", "dist", "test", "coverage"]);

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .sort();
}

/** One hash over the contents of files and folders, to tell whether work done before still holds. */
export function fingerprint(paths) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}\n`);
  for (const file of paths.flatMap(filesBelow)) {
    hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

const stampFile = (name) => join(".satang", `${name}.stamp`);

export function isFresh(name, value) {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, "utf8") === value;
}

export function remember(name, value) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), value);
}
