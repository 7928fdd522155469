import { defineConfig } from "tsup";

/**
 * One file per module: a bundler cannot move a part of a file into a chunk that is loaded on demand, nor drop what a page
 * does not use of it. Every entry then reads the same context, too.
 */
export default defineConfig({
  entry: ["src/**/*.{ts,tsx}", "!src/**/*.test.{ts,tsx}"],
  outDir: "dist",
  format: "esm",
  target: "es2022",
  splitting: true,
  clean: true,
  dts: false,
  // Everything here uses hooks and context.
  banner: { js: '"use client";' },
});
