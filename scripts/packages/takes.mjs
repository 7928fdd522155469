import { createRequire } from "node:module";
import { resolve } from "node:path";
import { bundle } from "./bundle.mjs";
import { PACKED } from "./pack.mjs";

const esbuild = createRequire(resolve("packages/ui/package.json"))("esbuild");
const HOST = 'export { Button } from "@satang/ui";';
/** Modules of a button, and those that it shares with other components. */
const BUTTON = /@satang\/ui\/dist\/(primitives\/Button|styles|links)\//;

/** @returns the bundle of a host's code: its modules, and the bytes of its CSS */
async function byEsbuild(contents, platform = "browser") {
  const { metafile } = await esbuild.build({
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

async function byVite(contents) {
  const output = await bundle(contents);
  return {
    taken: output.flatMap(({ modules = {} }) =>
      Object.entries(modules).flatMap(([path, { renderedLength }]) =>
        renderedLength ? [path] : [],
      ),
    ),
    styles: output.reduce(
      (sum, { fileName, source = "" }) => sum + (fileName.endsWith(".css") ? source.length : 0),
      0,
    ),
  };
}

const BUNDLERS = {
  esbuild: byEsbuild,
  "esbuild for a server": (contents) => byEsbuild(contents, "node"),
  Vite: byVite,
};

/** One button from the root entry includes no other component, with every bundler. */
async function oneButton(name, take) {
  const { taken } = await take(HOST);
  const ours = taken.filter((path) => path.includes("@satang/"));
  const more = taken.filter((path) => path.includes("node_modules") && !BUTTON.test(path));
  return [
    ...more.map((path) => `${name}: a button brings ${path}`),
    ...(ours.length === 0 ? [`${name}: no button was taken`] : []),
  ];
}

/** A style sheet is imported for its side effect: no bundler may drop it as unused. */
async function oneSheet(name, take, sheet) {
  const { styles } = await take(`import "${sheet}";`);
  return styles > 0 ? [] : [`${name}: ${sheet} is dropped`];
}

/**
 * Checks which parts of the packages a host's bundler includes.
 * @param {string[]} sheets specifiers of every style sheet
 */
export async function checkTakes(sheets) {
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
