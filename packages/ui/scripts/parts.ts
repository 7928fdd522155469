import { globSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { build, type Metafile, type Plugin } from "esbuild";
import { cssOf } from "./css-of.ts";
import { identifiers } from "./identifiers.ts";
import { layered, onlyLayers } from "./layers.ts";

const kebab = (name: string) =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const indexes = (root: string, folder: string) =>
  globSync(`src/${folder}/*/index.ts`, { cwd: root }).sort();

/** The modules with their own style sheet: `components/text-field` → its `index.ts`. */
export function parts(root: string): Record<string, string> {
  const named = (folder: string, path: string) =>
    [`${folder}/${kebab(basename(dirname(path)))}`, path] as const;
  return Object.fromEntries([
    ...indexes(root, "primitives").map((path) => named("components", path)),
    ...indexes(root, "flows").map((path) => named("flows", path)),
  ]);
}

const PROVIDER = "SatangProvider";

/** A flow with what the provider around it shows: an ended session, messages, and words that do not load. */
const withProvider: Plugin = {
  name: "with-provider",
  setup({ onResolve, onLoad, initialOptions }) {
    onResolve({ filter: /\/flows\/[^/]+\/index\.ts$/ }, ({ path, kind }) =>
      kind === "entry-point" ? { path, namespace: "flow" } : undefined,
    );
    onLoad({ filter: /./, namespace: "flow" }, ({ path }) => ({
      contents: `export * from "./${path}"; export { ${PROVIDER} } from "./src/provider/index.ts";`,
      resolveDir: initialOptions.absWorkingDir ?? "",
    }));
  },
};

/** The content of a style sheet, and the names that it belongs to. */
interface Part {
  /** Layered CSS. */
  css: string;
  /** Names that its module exports. */
  exports: string[];
}

/**
 * Flows with a sheet in two halves, for pages that count bytes: what the flow needs before anything is loaded on demand, and
 * what it shows later. By the module that is shown first.
 */
const IN_TWO = { "flows/deposit": "src/flows/deposit/DepositFlow.tsx" };

/** Everything that a module imports, without what it loads on demand. */
function loadedWith({ inputs }: Metafile, path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const next of inputs[path]?.imports ?? [])
    if (next.kind === "import-statement") loadedWith({ inputs, outputs: {} }, next.path, seen);
  return seen;
}

/** The two halves of the sheet of a flow. */
async function halvesOf(root: string, name: string, first: string, metafile: Metafile) {
  const loaded = loadedWith(metafile, first);
  const sources = Object.keys(metafile.outputs[`dist/${name}.css`]?.inputs ?? {})
    .map((input) => /(src\/.*\.css\.ts)/.exec(input)?.[1] ?? "")
    .filter((path) => path !== "");
  const half = async (which: string, isWanted: (path: string) => boolean) => {
    const css = await cssOf(root, sources.filter(isWanted));
    const part: Part = { css: ofParts(css), exports: [basename(first, ".tsx")] };
    return [`${name}-${which}`, part] as const;
  };
  return [
    await half("first", (path) => loaded.has(path)),
    await half("later", (path) => !loaded.has(path)),
  ] as const;
}

const ofParts = (css: string) => onlyLayers(layered(css), ["satang.primitives", "satang.flows"]);

/**
 * The styles of each component and each flow: its own and those of the components that it contains,
 * so that a page needs one file for it. A flow has those of the provider too. Theme and reset are in
 * `tokens.css` and `base.css`. A component without styles has no file.
 * @returns by the name of the part
 */
export async function gatherParts(root: string): Promise<Record<string, Part>> {
  const { outputFiles, metafile } = await build({
    entryPoints: parts(root),
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: "dist",
    format: "esm",
    packages: "external",
    plugins: [withProvider, vanillaExtractPlugin({ identifiers })],
  });
  const gathered = outputFiles
    .filter(({ path }) => path.endsWith(".css"))
    .map(({ path, text }) => {
      const name = relative(join(root, "dist"), path).replace(/\.css$/, "");
      const css = ofParts(text);
      const exports = metafile.outputs[`dist/${name}.js`]?.exports ?? [];
      return [name, { css, exports: exports.filter((own) => own !== PROVIDER) }] as const;
    })
    .filter(([, { css }]) => css.trim() !== "");
  const halves = await Promise.all(
    Object.entries(IN_TWO).map(([name, first]) => halvesOf(root, name, first, metafile)),
  );
  return {
    ...Object.fromEntries(gathered),
    ...Object.fromEntries(halves.flat()),
  };
}
