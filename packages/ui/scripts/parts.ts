import { globSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { build } from "esbuild";
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

/** The content of a style sheet, and the names that it belongs to. */
interface Part {
  /** Layered CSS. */
  css: string;
  /** Names that its module exports. */
  exports: string[];
}

/**
 * The styles of each component and each flow: its own and those of the components that it contains,
 * so that a page needs one file for it. Theme and reset are in `tokens.css` and `base.css`. A
 * component without styles has no file.
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
    plugins: [vanillaExtractPlugin({ identifiers })],
  });
  const gathered = outputFiles
    .filter(({ path }) => path.endsWith(".css"))
    .map(({ path, text }) => {
      const name = relative(join(root, "dist"), path).replace(/\.css$/, "");
      const css = onlyLayers(layered(text), ["satang.primitives", "satang.flows"]);
      return [name, { css, exports: metafile.outputs[`dist/${name}.js`]?.exports ?? [] }] as const;
    })
    .filter(([, { css }]) => css.trim() !== "");
  return Object.fromEntries(gathered);
}
