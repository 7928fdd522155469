import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { type Anatomy, anatomyOf } from "../../../../scripts/api-report/anatomy.rules.ts";

const ID = "virtual:anatomy";
const UI = resolve(import.meta.dirname, "../../../ui/src");
const SOURCES = "{{primitives,flows}/*,links,styles,text}/*.{tsx,css.ts}";

/** Imports of styles from other components and from shared files. */
const borrowed = /from "((?:\.\.\/\w+|\.\.\/\.\.\/styles)\/[\w-]+\.css\.ts)"/g;

/**
 * The files of a component and the styles that they import; variables of both belong to the
 * component.
 */
function sourcesOf(own: readonly string[]): Record<string, string> {
  const read = (file: string) => readFileSync(resolve(UI, file), "utf8");
  const component = own.filter((file) => !/\.(stories|test)\.tsx$/.test(file));
  const styles = component.flatMap((file) =>
    [...read(file).matchAll(borrowed)].map(([, path = ""]) => join(dirname(file), path)),
  );
  return Object.fromEntries([...component, ...styles].map((file) => [file, read(file)]));
}

/** The anatomy of every component, by the name of its folder. */
export function readAnatomies(): Record<string, Anatomy> {
  const files = globSync(SOURCES, { cwd: UI }).sort();
  const folders = [...new Set(files.map(dirname))];
  const ownOf = (folder: string) => files.filter((file) => dirname(file) === folder);
  return Object.fromEntries(
    folders.map((folder) => [basename(folder), anatomyOf(sourcesOf(ownOf(folder)))]),
  );
}

/**
 * Reads the anatomies during the build of the pages, because a `?raw` import of a style sheet
 * returns its compiled form without the source.
 */
export const anatomies = (): Plugin => ({
  name: "satang:anatomy",
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) =>
    id === `\0${ID}` ? `export const anatomies = ${JSON.stringify(readAnatomies())};` : undefined,
});
