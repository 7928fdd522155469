import { globSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { build, type OutputFile, type Plugin } from "esbuild";
import { TARGETS } from "../../../scripts/browsers/supported.ts";
import { inPixels } from "../src/theme/css/in-pixels.ts";
import { toVariables } from "../src/theme/css/to-css.ts";
import { baseValues } from "../src/theme/tokens/base-values.ts";
import { identifiers } from "./identifiers.ts";
import { LAYERS, layered, onlyLayers } from "./layers.ts";

const SHEET = /^satang-sheet:/;
const OF_PAGE = ["satang.tokens", "satang.primitives"];
const OF_VIEW = ["satang.reset", "satang.primitives", "satang.flows"];

/** The modules with the styles of a sheet. */
const sourcesOf = (name: string) =>
  name === "page"
    ? ["src/theme/css/tokens.css.ts", "src/primitives/Modal/scroll-lock.css.ts"]
    : [
        "src/theme/css/reset.css.ts",
        "src/elements/ElementView.tsx",
        `src/elements/views/${name}.tsx`,
      ];

/**
 * The variables of an element in pixels, which it would inherit in `rem`. They are a rule of the page, so that the rules of
 * the page and of a brand win over them as over all our variables.
 */
function pixelVariables(): string {
  const declarations = Object.entries(toVariables(baseValues))
    .filter(([, value]) => value !== inPixels(value))
    .map(([name, value]) => `${name}:${inPixels(value)}`);
  return `@layer satang.tokens{:where([data-satang-unit=px]){${declarations.join(";")}}}`;
}

/** A module for each sheet, which imports everything with its styles. */
const sheetEntries: Plugin = {
  name: "sheet-entries",
  setup({ onResolve, onLoad, initialOptions }) {
    onResolve({ filter: SHEET }, ({ path, kind }) => ({
      path: path.replace(SHEET, ""),
      namespace: kind === "entry-point" ? "sheet" : "none",
    }));
    onLoad({ filter: /./, namespace: "none" }, () => ({ contents: 'export const css = "";' }));
    onLoad({ filter: /./, namespace: "sheet" }, ({ path }) => ({
      contents: sourcesOf(path)
        .map((source) => `import "./${source}";`)
        .join("\n"),
      resolveDir: initialOptions.absWorkingDir ?? "",
    }));
  },
};

/** The style sheet of the page, and one for each flow with everything that it contains. By name. */
async function gatherSheets(root: string): Promise<Record<string, string>> {
  // Other components are named with a capital.
  const views = globSync("src/elements/views/[a-z]*.tsx", { cwd: root });
  const names = ["page", ...views.map((path) => basename(path, ".tsx"))];
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(names.map((name) => [name, `satang-sheet:${name}`])),
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    outdir: "dist",
    format: "esm",
    packages: "external",
    ignoreAnnotations: true,
    plugins: [sheetEntries, vanillaExtractPlugin({ identifiers })],
  });
  const sheets = outputFiles
    .filter(({ path }) => path.endsWith(".css"))
    .map(({ path, text }) => {
      const name = basename(path, ".css");
      const isPage = name === "page";
      const css = onlyLayers(layered(text), isPage ? OF_PAGE : OF_VIEW);
      return [name, LAYERS + css + (isPage ? pixelVariables() : "")] as const;
    });
  return Object.fromEntries(sheets);
}

/** The gathered sheets as modules. */
const sheetTexts = (sheets: Readonly<Record<string, string>>): Plugin => ({
  name: "sheet-texts",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: SHEET }, ({ path }) => ({
      path: path.replace(SHEET, ""),
      namespace: "sheet",
    }));
    onLoad({ filter: /./, namespace: "sheet" }, ({ path }) => ({
      contents: `export const css = ${JSON.stringify(sheets[path])};`,
    }));
  },
});

/** Our functions that create elements in place of React's: they name the parts. */
const namedParts = (root: string): Plugin => {
  const jsxRuntime = join(root, "src/elements/jsx-runtime.ts");
  const createElement = join(root, "src/elements/create-element.ts");
  return {
    name: "named-parts",
    setup({ onResolve }) {
      onResolve({ filter: /^react\/jsx-runtime$/ }, ({ importer }) =>
        importer === jsxRuntime ? undefined : { path: jsxRuntime },
      );
      onResolve({ filter: /\/create-element\.ts$/ }, () => ({ path: createElement }));
    },
  };
};

/** Members of `document` that see nothing inside a shadow root: the bundle has those of `shadowPage`. */
const THROUGH_SHADOW_ROOTS = [
  "activeElement",
  "querySelectorAll",
  "addEventListener",
  "removeEventListener",
];

/** The scripts that a page can link: the second one is the same, with warnings for developers. */
const SCRIPTS = { index: "production", development: "development" } as const;

async function buildScript(
  root: string,
  name: keyof typeof SCRIPTS,
  sheets: Readonly<Record<string, string>>,
): Promise<OutputFile[]> {
  const { outputFiles } = await build({
    entryPoints: { [name]: "src/elements/index.ts" },
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    write: false,
    minify: true,
    outdir: "dist/elements",
    chunkNames: "chunks/[name]-[hash]",
    format: "esm",
    target: TARGETS,
    // React and other libraries are in these files: so are their licences.
    legalComments: "external",
    conditions: ["@satang/source", "module"],
    inject: ["src/elements/shadow-page.ts"],
    define: {
      "process.env.NODE_ENV": JSON.stringify(SCRIPTS[name]),
      ...Object.fromEntries(
        THROUGH_SHADOW_ROOTS.map((name) => [`document.${name}`, `shadowPage.${name}`]),
      ),
    },
    plugins: [
      namedParts(root),
      sheetTexts(sheets),
      vanillaExtractPlugin({ outputCss: false, identifiers }),
    ],
  });
  return outputFiles;
}

/**
 * The scripts for pages without React, and their chunks. They contain React and all packages, from their sources. Chunks
 * without a difference are the same files.
 * @returns the files, in `dist/elements`
 */
export async function buildElements(root: string): Promise<OutputFile[]> {
  const sheets = await gatherSheets(root);
  const built = await Promise.all(
    (["index", "development"] as const).map((name) => buildScript(root, name, sheets)),
  );
  return [...new Map(built.flat().map((file) => [file.path, file])).values()];
}

/** Writes the scripts and their chunks into the published folder. */
export async function writeElements(root: string): Promise<void> {
  for (const { path, contents } of await buildElements(root)) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
}
