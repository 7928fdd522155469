import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { bundle } from "./bundle.mjs";
import { PACKED } from "./pack.mjs";

const esbuild = createRequire(resolve("packages/ui/package.json"))("esbuild");
const HOST = `
  export { SatangProvider } from "@satang/ui/provider";
  export { ThemeScope, I18nProvider, useToast } from "@satang/ui";
  export { defineLocale } from "@satang/i18n";
`;
/** The beginning of each warning for developers. */
const WARNINGS = [
  "No element has the attribute data-satang",
  "The style sheet is missing",
  "No style sheet has the theme",
  "There is no <ToastProvider>, so",
  'Leave "/api" out',
  "no call sends. Leave it out",
  "a browser refuses",
  "no other device reaches it",
  "has no text for these messages",
  "No style sheet has rules for",
  "A rule of the page for",
  "The root of the page has",
  "there is no onLogin",
];
/** Those of elements only. */
const OF_ELEMENTS = [
  "names no language, so that it has that of the page",
  "which no flow asks for",
  "does not exist, so that it shows nothing",
];
/** Where the scripts for pages without React are. */
const ELEMENTS = join(PACKED, "node_modules/@satang/ui/dist/elements");

/** As a host's server for development bundles it. */
async function inDevelopment() {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: HOST, resolveDir: PACKED },
    bundle: true,
    write: false,
    format: "esm",
    define: { "process.env.NODE_ENV": '"development"' },
    external: ["react", "react-dom", "react/jsx-runtime"],
  });
  return outputFiles.map(({ text }) => text).join("\n");
}

async function inProduction() {
  const output = await bundle(HOST);
  return output.map(({ code = "" }) => code).join("\n");
}

/** One of the scripts for pages without React, with every chunk that it can load. */
function scriptWithChunks(name, seen = new Set()) {
  if (seen.has(name)) return "";
  seen.add(name);
  const code = readFileSync(join(ELEMENTS, name), "utf8");
  const chunks = [...code.matchAll(/"\.\/((?:chunks\/)?[\w.-]+\.js)"/g)].map(([, file]) =>
    file.startsWith("chunks/") ? file : join("chunks", file),
  );
  return [code, ...chunks.map((chunk) => scriptWithChunks(chunk, seen))].join("\n");
}

/** A text as a bundler writes it, with either quotes. */
const has = (code, text) => code.includes(text) || code.includes(text.replaceAll('"', '\\"'));

const compare = (where, texts, development, production) =>
  texts.flatMap((text) => [
    ...(has(development, text) ? [] : [`${where}: development does not warn: ${text}`]),
    ...(has(production, text) ? [`${where}: production has a warning: ${text}`] : []),
  ]);

/**
 * The warnings for developers are in a host's bundle and in the script for development, and in none for production.
 */
export async function checkWarnings() {
  const problems = [
    ...compare("a host's bundle", WARNINGS, await inDevelopment(), await inProduction()),
    ...compare(
      "pages without React",
      [...WARNINGS, ...OF_ELEMENTS],
      scriptWithChunks("development.js"),
      scriptWithChunks("index.js"),
    ),
  ];
  console.log(`${problems.length === 0 ? "✓" : "✗"} warnings are in development only`);
  return problems;
}
