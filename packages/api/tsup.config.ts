import { defineConfig } from "tsup";

/** One file per module: a bundler cannot move a part of a file into a chunk that is loaded on demand. */
export default defineConfig({
  entry: ["src/**/*.ts", "!src/**/*.test.ts"],
  outDir: "dist",
  format: "esm",
  platform: "neutral",
  target: "es2022",
  splitting: true,
  dts: false,
  clean: true,
});
