import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Program } from "typescript-5";
import type { Plugin } from "vite";
import { programOf } from "../../scripts/api-report/program.ts";
import { docgensOf } from "./props.rules.ts";

const UI = resolve(import.meta.dirname, "../../packages/ui/src");

/** The files with components, without stories and tests. */
export const componentFiles = (): string[] =>
  globSync(["{{primitives,flows}/*,links,text,provider}/*.tsx", "primitives/Icon/icons/*.ts"], {
    cwd: UI,
  })
    .filter((path) => !/\.(stories|test)\.tsx$/.test(path))
    .map((path) => resolve(UI, path))
    .sort();

/**
 * Adds the table of its props to every component, in the form that Storybook reads. react-docgen
 * reads one file without types, and react-docgen-typescript reads every attribute of the DOM, which
 * takes three times as long for the same tables.
 */
export function propTables(): Plugin {
  let program: Program | undefined;
  const files = new Set(componentFiles());
  return {
    name: "satang:props",
    enforce: "pre",
    watchChange: () => {
      program = undefined;
    },
    transform(code, id) {
      if (!files.has(id)) return;
      program ??= programOf([...files]);
      const tables = docgensOf(program, id).map(
        (docgen) => `${docgen.displayName}.__docgenInfo = ${JSON.stringify(docgen)};`,
      );
      return { code: [code, ...tables].join("\n"), map: null };
    },
  };
}
