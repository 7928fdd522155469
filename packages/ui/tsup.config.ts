import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { defineConfig } from "tsup";
import { markClient } from "../../scripts/modules/client.ts";
import { besideEachOther, oneFilePerModule } from "../../scripts/modules/one-file-per-module.ts";
import { writeElements } from "./scripts/elements.ts";
import { identifiers } from "./scripts/identifiers.ts";
import { entries } from "./scripts/modules.ts";
import { writeStyles } from "./scripts/styles.ts";

/** Styles become class names; their CSS is collected separately, in import order. */
export default defineConfig({
  ...oneFilePerModule,
  entry: entries("."),
  esbuildPlugins: [besideEachOther, vanillaExtractPlugin({ outputCss: false, identifiers })],
  onSuccess: async () => {
    await writeStyles(process.cwd());
    await markClient("dist");
    await writeElements(process.cwd());
  },
});
