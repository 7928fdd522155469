import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { defineConfig } from "tsup";
import { markClient } from "./scripts/client.ts";
import { writeElements } from "./scripts/elements.ts";
import { identifiers } from "./scripts/identifiers.ts";
import { besideEachOther, entries } from "./scripts/modules.ts";
import { writeStyles } from "./scripts/styles.ts";

/**
 * One file per module, so that `"use client"` is only where it is needed and a host's bundler
 * includes only used modules. Styles become class names; their CSS is collected separately, in
 * import order.
 */
export default defineConfig({
  entry: entries("."),
  outDir: "dist",
  format: "esm",
  target: "es2022",
  splitting: false,
  clean: true,
  dts: false,
  silent: true,
  esbuildPlugins: [besideEachOther, vanillaExtractPlugin({ outputCss: false, identifiers })],
  onSuccess: async () => {
    await writeStyles(process.cwd());
    await markClient("dist");
    await writeElements(process.cwd());
  },
});
