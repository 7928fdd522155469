import { build, type Platform } from "esbuild";
import { bundle } from "./bundle.ts";
import { PACKED } from "./pack.ts";

const HOST = 'export { Button } from "@satang/ui";';
/** Modules of a button, and those that it shares with other components. */
const BUTTON = /@satang\/ui\/dist\/(primitives\/Button|styles|links)\//;

/** The bundle of a host's code: its modules, and the bytes of its CSS. */
type Bundle = { readonly taken: readonly string[]; readonly styles: number };
type Bundler = (contents: string) => Promise<Bundle>;

async function byEsbuild(contents: string, platform: Platform = "browser"): Promise<Bundle> {
  const { metafile } = await build({
    stdin: { contents, resolveDir: PACKED },
    platform,
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    outdir: "out",
    loader: { ".woff2": "file" },
    external: ["react", "react-dom", "react/jsx-runtime"],
  });
  const outputs = Object.entries(metafile.outputs);
  return {
    taken: outputs.flatMap(([, { inputs }]) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput ? [path] : [])),
    ),
    styles: outputs.reduce(
      (sum, [path, { bytes }]) => sum + (path.endsWith(".css") ? bytes : 0),
      0,
    ),
  };
}

async function byVite(contents: string): Promise<Bundle> {
  const output = await bundle(contents);
  return {
    taken: output.flatMap((file) =>
      Object.entries(file.type === "chunk" ? file.modules : {}).flatMap(
        ([path, { renderedLength }]) => (renderedLength ? [path] : []),
      ),
    ),
    styles: output.reduce(
      (sum, file) =>
        sum + (file.type === "asset" && file.fileName.endsWith(".css") ? file.source.length : 0),
      0,
    ),
  };
}

const BUNDLERS: Readonly<Record<string, Bundler>> = {
  esbuild: byEsbuild,
  "esbuild for a server": (contents) => byEsbuild(contents, "node"),
  Vite: byVite,
};

/** A button from the root entry includes no other component, with every bundler. */
async function oneButton(name: string, take: Bundler): Promise<string[]> {
  const { taken } = await take(HOST);
  const ours = taken.filter((path) => path.includes("@satang/"));
  const more = taken.filter((path) => path.includes("node_modules") && !BUTTON.test(path));
  return [
    ...more.map((path) => `${name}: a button brings ${path}`),
    ...(ours.length === 0 ? [`${name}: no button was taken`] : []),
  ];
}

/** A style sheet is imported for its side effect: no bundler may drop it as unused. */
async function oneSheet(name: string, take: Bundler, sheet: string): Promise<string[]> {
  const { styles } = await take(`import "${sheet}";`);
  return styles > 0 ? [] : [`${name}: ${sheet} is dropped`];
}

/**
 * Checks which parts of the packages a host's bundler includes.
 * @param sheets specifiers of every style sheet
 */
export async function checkTakes(sheets: readonly string[]): Promise<string[]> {
  const problems = sheets.length > 0 ? [] : ["there is no style sheet"];
  for (const [name, take] of Object.entries(BUNDLERS)) {
    problems.push(...(await oneButton(name, take)));
    for (const sheet of sheets) problems.push(...(await oneSheet(name, take, sheet)));
  }
  console.log(
    `${problems.length === 0 ? "✓" : "✗"} one button includes itself only, a style sheet its styles`,
  );
  return problems;
}
