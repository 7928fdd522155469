import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { build } from "vite";
import { PACKED } from "./pack.mjs";

const esbuild = createRequire(resolve("packages/ui/package.json"))("esbuild");
const REACT = /^react(-dom)?($|\/)/;
const HOST = 'export { Button } from "@satang/ui";';
/** A button, and what it shares with others. */
const BUTTON = /@satang\/ui\/dist\/primitives\/(Button|shared)\//;

async function byEsbuild() {
  const { metafile } = await esbuild.build({
    stdin: { contents: HOST, resolveDir: PACKED },
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    external: ["react", "react-dom", "react/jsx-runtime"],
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput ? [path] : [])),
  );
}

async function byVite() {
  const id = join(PACKED, "one-button.js");
  const { output } = await build({
    configFile: false,
    logLevel: "error",
    root: PACKED,
    plugins: [
      {
        name: "one-button",
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) => (source === id ? HOST : undefined),
      },
    ],
    build: {
      write: false,
      rollupOptions: { input: id, external: REACT, preserveEntrySignatures: "strict" },
    },
  });
  return output.flatMap(({ modules = {} }) =>
    Object.entries(modules).flatMap(([path, { renderedLength }]) => (renderedLength ? [path] : [])),
  );
}

/** One button from the root entry brings itself, whatever bundler the host has. */
export async function checkTakes() {
  const problems = [];
  for (const [bundler, taken] of [
    ["esbuild", await byEsbuild()],
    ["Vite", await byVite()],
  ]) {
    const ours = taken.filter((path) => path.includes("@satang/"));
    const more = taken.filter((path) => path.includes("node_modules") && !BUTTON.test(path));
    problems.push(...more.map((path) => `${bundler}: a button brings ${path}`));
    if (ours.length === 0) problems.push(`${bundler}: no button was taken`);
  }
  console.log(`${problems.length === 0 ? "✓" : "✗"} one button brings itself only`);
  return problems;
}
