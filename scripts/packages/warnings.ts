import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { bundle } from "./bundle.ts";
import { entriesOf } from "./entries.ts";
import { type Installed, PACKED } from "./pack.ts";
import { readWarningTexts, type WarningText } from "./warning-texts.ts";

/** Texts of modules in this folder are in the scripts for pages without React only. */
const OF_ELEMENTS = "packages/ui/src/elements/";
/** Files of a package that no page of a host loads, and the scripts for pages without React. */
const LEFT_OUT = /^@satang\/(create|sandbox)\b|^@satang\/(api|ui)\/(testing|elements)\b/;
/** Where the scripts for pages without React are. */
const ELEMENTS = join(PACKED, "node_modules/@satang/ui/dist/elements");

/** A host with everything that the packages export. */
const hostOf = (all: readonly Installed[]) =>
  all
    .flatMap(entriesOf)
    .filter(({ specifier, file }) => file.endsWith(".js") && !LEFT_OUT.test(specifier))
    .map(({ specifier }, index) => `export * as entry${index} from "${specifier}";`)
    .join("\n");

/** As a host's server for development bundles it. */
async function bundledInDevelopment(host: string) {
  const { outputFiles } = await build({
    stdin: { contents: host, resolveDir: PACKED },
    bundle: true,
    write: false,
    format: "esm",
    define: { "process.env.NODE_ENV": '"development"' },
    external: ["react", "react-dom", "react/jsx-runtime"],
  });
  return outputFiles.map(({ text }) => text).join("\n");
}

async function bundledInProduction(host: string) {
  const output = await bundle(host);
  return output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}

/** Reads a script for pages without React, with every chunk that it can load. */
function scriptWithChunks(name: string, seen = new Set<string>()): string {
  if (seen.has(name)) return "";
  seen.add(name);
  const code = readFileSync(join(ELEMENTS, name), "utf8");
  const chunks = [...code.matchAll(/"\.\/((?:chunks\/)?[\w.-]+\.js)"/g)].map(([, file = ""]) =>
    file.startsWith("chunks/") ? file : join("chunks", file),
  );
  return [code, ...chunks.map((chunk) => scriptWithChunks(chunk, seen))].join("\n");
}

/** Code without the marks that depend on the quotes which a bundler writes around a text. */
const plain = (code: string) => code.replace(/\\(["'`])/g, "$1");

function compare(
  where: string,
  texts: readonly WarningText[],
  development: string,
  production: string,
): string[] {
  const inDevelopment = plain(development);
  const inProduction = plain(production);
  return texts.flatMap(({ file, text }) => [
    ...(inDevelopment.includes(text)
      ? []
      : [`${where}: development does not warn: ${text} (${file})`]),
    ...(inProduction.includes(text)
      ? [`${where}: production has a warning: ${text} (${file})`]
      : []),
  ]);
}

/**
 * Each warning for developers is in a host's bundle and in the script for development, and in none for production.
 */
export async function checkWarnings(all: readonly Installed[]): Promise<string[]> {
  const texts = readWarningTexts();
  const host = hostOf(all);
  const problems = [
    ...compare(
      "a host's bundle",
      texts.filter(({ file }) => !file.startsWith(OF_ELEMENTS)),
      await bundledInDevelopment(host),
      await bundledInProduction(host),
    ),
    ...compare(
      "pages without React",
      texts,
      scriptWithChunks("development.js"),
      scriptWithChunks("index.js"),
    ),
  ];
  console.log(
    `${problems.length === 0 ? "✓" : "✗"} ${texts.length} warnings are in development only`,
  );
  return problems;
}
