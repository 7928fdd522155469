import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

/** Our packages from their sources: what is measured is a list, not a package. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: "error",
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    conditions: ["@satang/source", ...defaultClientConditions],
    dedupe: ["react", "react-dom"],
  },
  build: { target: "es2023", outDir: "../dist/chat", emptyOutDir: true, modulePreload: false },
});
