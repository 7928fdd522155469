import { globSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { type Anatomy, anatomyOf } from "./anatomy.rules.ts";

const ID = "virtual:anatomy";
const UI = resolve(import.meta.dirname, "../../packages/ui/src");
const SOURCES = "{primitives,flows}/*/*.{tsx,css.ts}";

/** The anatomy of every component, by the name of its folder. */
export function readAnatomies(): Record<string, Anatomy> {
  const files = globSync(SOURCES, { cwd: UI }).sort();
  const folders = [...new Set(files.map(dirname))];
  const sourcesOf = (folder: string) =>
    files
      .filter((file) => dirname(file) === folder)
      .map((file) => [file, readFileSync(resolve(UI, file), "utf8")]);
  return Object.fromEntries(
    folders.map((folder) => [basename(folder), anatomyOf(Object.fromEntries(sourcesOf(folder)))]),
  );
}

/**
 * Reads the anatomies where the pages are built: as `?raw` imports the style sheets would go through their compiler
 * and arrive without their source.
 */
export const anatomies = (): Plugin => ({
  name: "satang:anatomy",
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) =>
    id === `\0${ID}` ? `export const anatomies = ${JSON.stringify(readAnatomies())};` : undefined,
});
