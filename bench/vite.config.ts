import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ["@satang/source", ...defaultClientConditions] },
  build: { target: "es2022", outDir: "dist" },
});
