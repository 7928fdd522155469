import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

/**
 * The modules that the first screen shares with the others: libraries, and our smallest modules.
 */
const FOUNDATION = new RegExp(
  [
    "node_modules/(?:react|react-dom|scheduler|xstate|openapi-fetch|wouter)/",
    // The observers of the query hooks load with the first screen that shows a member's data.
    "@tanstack/query-core/build/modern/(?!queryObserver|mutationObserver)",
    "@tanstack/react-query/build/modern/QueryClientProvider",
    "node_modules/use-sync-external-store/",
    "packages/headless/src/(?:provider|storage|locks|actors|queries)/",
    "packages/machines/src/(?:amount/parse-amount|register/typed.rules)",
    "packages/ui/src/theme/css/layers",
    "packages/ui/src/i18n/",
    "packages/ui/src/primitives/(?:Alert|Spinner)/",
    "packages/ui/src/primitives/Icon/(?:svg|icons/(?:Critical|Info|Safe|Warning)Icon)",
    "packages/ui/src/(?:links/as-child|styles/(?:class-names|hidden|ring))",
  ].join("|"),
);

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    conditions: ["@satang/source", ...defaultClientConditions],
    alias: [
      // React has useSyncExternalStore since version 18, but two dependencies still include a copy
      // of it.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: "react" },
      {
        find: "use-sync-external-store/shim/with-selector",
        replacement: "use-sync-external-store/with-selector",
      },
    ],
  },
  build: {
    target: "es2022",
    // The security policy allows files of this origin only: nothing becomes a data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        advancedChunks: {
          // One file compresses better, and it changes rarely.
          groups: [{ name: "foundation", test: FOUNDATION }],
        },
      },
    },
  },
});
