import { createRequire } from "node:module";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";

const UI = resolve("packages/ui");
const ofUi = createRequire(`${UI}/package.json`);
const { build } = ofUi("esbuild");
const { vanillaExtractPlugin } = ofUi("@vanilla-extract/esbuild-plugin");

const gzip = (file) => gzipSync(file.contents, { level: 9 }).byteLength;

/** What comes with the first load: not what is loaded when it is needed. */
function firstLoad(outputs, path, seen = new Set()) {
  if (seen.has(path) || !outputs[path]) return seen;
  seen.add(path);
  const { imports, cssBundle } = outputs[path];
  if (cssBundle) seen.add(cssBundle);
  for (const { path: next, kind, external } of imports)
    if (kind === "import-statement" && !external) firstLoad(outputs, next, seen);
  return seen;
}

/**
 * What an import costs a host beyond React.
 * @param {string} code the import as a host writes it
 * @returns {Promise<{ js: number, css: number }>} bytes with gzip
 */
export async function weigh(code) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: UI, sourcefile: "host.ts" },
    absWorkingDir: UI,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: "out",
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    conditions: ["@satang/source"],
    external: ["react", "react-dom", "react/jsx-runtime", "react-dom/client"],
    plugins: [vanillaExtractPlugin({ identifiers: "short" })],
  });
  const [entry] = Object.keys(metafile.outputs).filter(
    (path) => metafile.outputs[path].entryPoint === "host.ts",
  );
  const taken = firstLoad(metafile.outputs, entry ?? "out/stdin.js");
  const sum = (kind) =>
    outputFiles
      .filter(({ path }) => path.endsWith(kind) && taken.has(path.slice(UI.length + 1)))
      .reduce((total, file) => total + gzip(file), 0);
  return { js: sum(".js"), css: sum(".css") };
}
