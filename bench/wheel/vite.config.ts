import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

/** Our packages from their sources: what is measured is a turn, not a package. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: "error",
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    conditions: ["@satang/source", ...defaultClientConditions],
    dedupe: ["react", "react-dom"],
  },
  build: { target: "es2023", outDir: "../dist/wheel", emptyOutDir: true, modulePreload: false },
});
