import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

/** One React for all: the one of this folder. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: "error",
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    conditions: ["@satang/source", ...defaultClientConditions],
    dedupe: ["react", "react-dom"],
  },
  build: { target: "es2023", outDir: "dist", chunkSizeWarningLimit: 4000 },
});
