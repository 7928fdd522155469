import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { placeOf } from "../../../scripts/modules/one-file-per-module.ts";

/** The elements are published as one script (`elements.ts`), not as modules. */
const notPublished = /\.(test|stories|visual)\.|\.d\.ts$|\/docs\/|^src\/elements\//;

/** Writes rules for style sheets but is not a style sheet: it runs in the build only. */
const makesStyles = (path: string) =>
  !path.endsWith(".css.ts") && readFileSync(path, "utf8").includes('from "@vanilla-extract/css"');

/** Every published module: output path without extension → source path. */
export function entries(root: string): Record<string, string> {
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: root }).filter(
    (path) => !notPublished.test(path) && !makesStyles(join(root, path)),
  );
  return Object.fromEntries(sources.map((path) => [placeOf(path), path]));
}
