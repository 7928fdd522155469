import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { PACKED } from "../scripts/packages/pack.ts";

/** Our packages as at a partner: packed and installed, without our condition or plugin. */
const installed: Plugin = {
  name: "installed",
  enforce: "pre",
  resolveId(source, importer, options) {
    if (!source.startsWith("@satang/") || importer?.startsWith(PACKED)) return undefined;
    return this.resolve(source, `${PACKED}/host.js`, { ...options, skipSelf: true });
  },
};

/** The same React for all: that of this folder. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: "error",
  plugins: [installed, react()],
  resolve: { dedupe: ["react", "react-dom"] },
  build: { target: "es2023", outDir: "dist", chunkSizeWarningLimit: 4000 },
});
