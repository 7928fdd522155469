import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/cli.ts"],
  outDir: "dist",
  format: "esm",
  platform: "node",
  target: "node20.10",
  splitting: true,
  clean: true,
  dts: false,
});
