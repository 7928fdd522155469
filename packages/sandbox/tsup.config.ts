import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/cli.ts"],
  outDir: "dist",
  format: "esm",
  platform: "node",
  // From 20.10 on Node takes the import attribute that a JSON file needs.
  target: "node20.10",
  splitting: true,
  clean: true,
  dts: false,
});
