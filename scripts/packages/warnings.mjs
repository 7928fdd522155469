import { createRequire } from "node:module";
import { resolve } from "node:path";
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
];

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

/** A text as a bundler writes it, with either quotes. */
const has = (code, text) => code.includes(text) || code.includes(text.replaceAll('"', '\\"'));

/** The warnings for developers are in a host's bundle for development, and in none for production. */
export async function checkWarnings() {
  const [development, production] = [await inDevelopment(), await inProduction()];
  const problems = WARNINGS.flatMap((text) => [
    ...(has(development, text) ? [] : [`development does not warn: ${text}`]),
    ...(has(production, text) ? [`production has a warning: ${text}`] : []),
  ]);
  console.log(`${problems.length === 0 ? "✓" : "✗"} warnings are in development only`);
  return problems;
}
