import { defineConfig } from "tsup";
import { writeFlowWords } from "./scripts/write-flow-words.ts";

export default defineConfig({
  entry: [
    "src/index.ts",
    "src/locales/*/index.ts",
    "src/components/*.ts",
    "src/flow-words/create-words-loader.ts",
    "src/flow-words/join-trees.ts",
  ],
  outDir: "dist",
  format: "esm",
  target: "es2022",
  splitting: true,
  clean: true,
  dts: false,
  onSuccess: async () => writeFlowWords("dist"),
});
