import { defineConfig } from "tsup";

export default defineConfig({
  // The feature folders share the provider: one chunk, so that every entry reads the same context.
  entry: ["src/index.ts", "src/*/index.ts"],
  outDir: "dist",
  format: "esm",
  target: "es2022",
  splitting: true,
  clean: true,
  dts: false,
  // Everything here uses hooks and context.
  banner: { js: '"use client";' },
});
