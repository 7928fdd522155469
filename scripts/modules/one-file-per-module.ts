import type { Options } from "tsup";
import { TARGETS } from "../browsers/supported.ts";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/**
 * `Button.css.ts` is published as `Button.styles.js`, so that a host's own style plugin does not
 * treat it as a source.
 */
const published = (path: string) => path.replace(/\.css\.ts$/, ".styles").replace(/\.tsx?$/, "");

/** The published place of a source file, below `dist` and without its ending. */
export const placeOf = (source: string): string => published(source).replace(/^src\//, "");

/** Keeps relative imports, with the published file names. */
export const besideEachOther: Plugin = {
  name: "beside-each-other",
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
      kind === "entry-point" ? undefined : { path: `${published(path)}.js`, external: true },
    );
  },
};

/**
 * Publishes one file for each source file: a bundler can then leave out, or load on demand, what a page does not need at
 * once. Chunks would also get names and an order that depend on the folder of the build.
 */
export const oneFilePerModule = {
  entry: ["src/**/*.{ts,tsx}", "!src/**/*.test.{ts,tsx}"],
  outDir: "dist",
  format: "esm",
  target: TARGETS,
  splitting: false,
  clean: true,
  dts: false,
  silent: true,
  esbuildPlugins: [besideEachOther],
} satisfies Options;
