import { defineConfig } from "tsup";
import { oneFilePerModule } from "../../scripts/modules/one-file-per-module.ts";
import { writeFlowWords } from "./scripts/write-flow-words.ts";

/** The words of flows are written by the build, from the sources that are left out. */
const NOT_PUBLISHED = ["flows/*", "flow-words/whole-words"];

export default defineConfig({
  ...oneFilePerModule,
  entry: [...oneFilePerModule.entry, ...NOT_PUBLISHED.map((path) => `!src/${path}.ts`)],
  onSuccess: async () => writeFlowWords("dist", "../.."),
});
