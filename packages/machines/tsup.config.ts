import { defineConfig } from "tsup";

/** One file per module: a bundler cannot drop one machine from a file that it needs for another. */
export default defineConfig({
  entry: ["src/**/*.ts", "!src/**/*.test.ts"],
  outDir: "dist",
  format: "esm",
  target: "es2022",
  splitting: true,
  clean: true,
  dts: false,
});
