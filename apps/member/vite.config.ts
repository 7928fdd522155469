import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

const FOUNDATION =
  /node_modules\/(?:react|react-dom|scheduler|xstate|@xstate|@tanstack|openapi-fetch|use-sync-external-store|wouter)\/|lucide-react\/dist\/esm\/(?:Icon|context|createLucideIcon|shared)/;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    conditions: ["@satang/source", ...defaultClientConditions],
    alias: [
      // React has had useSyncExternalStore since 18: two dependencies still bring a copy of it.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: "react" },
      {
        find: "use-sync-external-store/shim/with-selector",
        replacement: "use-sync-external-store/with-selector",
      },
    ],
  },
  build: {
    target: "es2022",
    // The security policy knows files of this origin only: nothing becomes a data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        advancedChunks: {
          // What the first screen needs of others' code, in one file: it packs better and changes seldom.
          groups: [{ name: "foundation", test: FOUNDATION }],
        },
      },
    },
  },
});
