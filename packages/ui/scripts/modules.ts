import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "esbuild";

/** The elements are published as one script (`elements.ts`), not as modules. */
const notPublished = /\.(test|stories|visual)\.|\.d\.ts$|\/docs\/|^src\/elements\//;

/** Writes rules for style sheets but is not a style sheet: it runs in the build only. */
const makesStyles = (path: string) =>
  !path.endsWith(".css.ts") && readFileSync(path, "utf8").includes('from "@vanilla-extract/css"');

/**
 * `Button.css.ts` is published as `Button.styles.js`, so that a host's own style plugin does not
 * treat it as a source.
 */
const published = (path: string) => path.replace(/\.css\.ts$/, ".styles").replace(/\.tsx?$/, "");

/** Every published module: output path without extension → source path. */
export function entries(root: string): Record<string, string> {
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: root }).filter(
    (path) => !notPublished.test(path) && !makesStyles(join(root, path)),
  );
  return Object.fromEntries(sources.map((path) => [published(path).replace(/^src\//, ""), path]));
}

/** Keeps relative imports, with the published file names. */
export const besideEachOther: Plugin = {
  name: "beside-each-other",
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
      kind === "entry-point" ? undefined : { path: `${published(path)}.js`, external: true },
    );
  },
};
