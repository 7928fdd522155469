import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/locales/*/index.ts", "src/components/*.ts"],
  outDir: "dist",
  format: "esm",
  target: "es2022",
  splitting: true,
  clean: true,
  dts: false,
});
