import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { serwist } from "@serwist/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { TARGETS } from "../../scripts/browsers/supported.ts";
import { firstLoad } from "./build/first-load.ts";
import { startPage } from "./build/start-page.ts";
import { webManifest } from "./build/web-manifest.ts";
import { withIntegrity } from "./build/with-integrity.ts";

/** Scripts that start the app: the service worker stores them by their names. */
const START = [
  "check-browser",
  "before-paint",
  "index",
  "rolldown-runtime",
  "react",
  "foundation",
  "entry",
];

const first = firstLoad("src/start/main.tsx");
/** The words of a language load on demand, but with the first screen. */
const NEEDED_BY_WORDS = /packages\/i18n\/src\/messages\//;

export default defineConfig({
  plugins: [
    first.plugin,
    react(),
    vanillaExtractPlugin(),
    startPage(),
    webManifest(process.env.VITE_BRAND_NAME),
    serwist({
      swSrc: "src/service-worker/service-worker.ts",
      swDest: "service-worker.js",
      rollupFormat: "iife",
      globDirectory: ".",
      // Files that every screen needs to start. Everything else is stored when a member uses it.
      globPatterns: ["index.html", "favicon.svg", `assets/{${START.join()}}-*.{js,css}`],
      integration: {
        configureOptions: ({ root, build }, options) => {
          options.globDirectory = resolve(root, build.outDir);
          options.manifestTransforms = [withIntegrity(options.globDirectory)];
        },
      },
    }),
  ],
  resolve: {
    conditions: ["@satang/source", ...defaultClientConditions],
    alias: [
      // Modules of dependencies that the first load would have, and the app does not need (src/start/README.md).
      {
        find: "use-sync-external-store/shim/with-selector",
        replacement: fileURLToPath(new URL("./build/replaced/with-selector.ts", import.meta.url)),
      },
      {
        find: /^\.\/infiniteQueryBehavior\.js$/,
        replacement: fileURLToPath(
          new URL("./build/replaced/no-infinite-queries.ts", import.meta.url),
        ),
      },
    ],
  },
  build: {
    target: TARGETS,
    // The security policy allows files of this origin only: nothing becomes a data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Also where a module of another file declares the constant: less to load, 0.4 kB of it first.
      optimization: { inlineConst: { mode: "all" } },
      output: {
        // The first script lists every file that a later part needs, so short names of few letters make it smaller.
        hashCharacters: "hex",
        chunkFileNames: ({ name }) =>
          START.includes(name) ? "assets/[name]-[hash].js" : "assets/p-[hash:7].js",
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css") && !START.includes(name.slice(0, -4)))
            ? "assets/p-[hash:7][extname]"
            : "assets/[name]-[hash][extname]",
        codeSplitting: {
          groups: [
            // Before the foundation, which includes what its modules name, also where they use none of it.
            { name: "xstate", test: /node_modules\/xstate\// },
            // Apart from the rest, which is evaluated in a task of its own.
            { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// },
            // A single file compresses better, and it changes rarely.
            { name: "foundation", test: (id) => first.has(id) || NEEDED_BY_WORDS.test(id) },
            // Only modules that home needs at once: with what the modals share, it was twice as much.
            {
              name: "member",
              test: /apps\/member\/src\/(?:routes\/MemberRoutes\.tsx|start\/early-wallet\.ts)/,
            },
            {
              name: "shared",
              test: /packages\/(?:ui|headless|machines|core|api)\/src\//,
              minShareCount: 3,
            },
            // The reports of a member's operations need all of them at once. The group takes what they import, too.
            {
              name: "operations",
              test: /packages\/headless\/src\/.*\.operations?\.ts$/,
            },
            // Elsewhere these flows load their content by themselves, for pages that show them closed. Here they are loaded when
            // they open, or before: flow and content in one file.
            { name: "transfers", test: /packages\/ui\/src\/flows\/(?:transfer|withdraw)\// },
            { name: "registration", test: /packages\/ui\/src\/flows\/register\// },
          ],
        },
      },
    },
  },
});
