import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { valueImportsOf } from "../lint/import-graph.ts";

/** A file with all files that it loads. */
function loadedWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const path of valueImportsOf(file, readFileSync(file, "utf8"))) loadedWith(path, seen);
  return seen;
}

/** Modules that are imported by their name. */
const namedImports = (text: string) =>
  Array.from(text.matchAll(/^import .* from "([^."][^"]*)";$/gm), ([, name = ""]) => name);

it.each(["start", "test"])("`npm %s` begins on Node 20 with nothing installed", (command) => {
  const files = [...loadedWith(`scripts/commands/${command}.mjs`)];
  const named = files.flatMap((file) => namedImports(readFileSync(file, "utf8")));
  expect(files).toContain("scripts/setup/install.mjs");
  expect(files.filter((file) => !file.endsWith(".mjs"))).toEqual([]);
  expect(named.filter((name) => !name.startsWith("node:"))).toEqual([]);
});
