import { globSync, readFileSync } from "node:fs";
import { dirname, matchesGlob, posix } from "node:path";

/** A module of the graph that Storybook writes next to its build, and that TurboSnap reads. */
export interface Module {
  /** `./packages/ui/src/primitives/Button/Button.tsx` */
  readonly name: string;
  /** Modules that import it. */
  readonly reasons?: readonly { readonly moduleName: string }[];
}

const isOurs = (name: string) => name.startsWith("./") && !name.includes("node_modules");

/**
 * Every module of the repository that the preview imports: a change of one takes pictures of every
 * story.
 */
export function importsOfPreview(modules: readonly Module[]): string[] {
  const found = new Set(["./.storybook/preview.tsx"]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { name, reasons = [] } of modules) {
      if (isOurs(name) && reasons.some(({ moduleName }) => found.has(moduleName))) found.add(name);
    }
  }
  return [...found].sort();
}

const importsOf = (sheet: string) =>
  [...readFileSync(sheet, "utf8").matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) =>
    posix.join(dirname(sheet), path),
  );

/**
 * Modules that the style sheets of components read and that Chromatic's configuration does not
 * list. A style sheet is compiled separately, so that the graph does not contain them, and a
 * changed token would take no pictures.
 * @param externals Globs of chromatic.config.json.
 */
export function untracedStyles(externals: readonly string[]): string[] {
  const sheets = globSync("packages/ui/src/{primitives,flows,styles,text}/**/*.css.ts");
  const elsewhere = sheets.flatMap((sheet) =>
    importsOf(sheet).filter((file) => dirname(file) !== dirname(sheet)),
  );
  return [...new Set(elsewhere)]
    .filter((file) => !externals.some((glob) => matchesGlob(file, glob)))
    .sort();
}
