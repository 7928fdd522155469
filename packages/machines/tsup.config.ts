import { defineConfig } from "tsup";

/** One file a module: a bundler cannot drop a machine from a file that it needs for something else. */
export default defineConfig({
  entry: ["src/**/*.ts", "!src/**/*.test.ts"],
  outDir: "dist",
  format: "esm",
  target: "es2022",
  splitting: true,
  clean: true,
  dts: false,
});
