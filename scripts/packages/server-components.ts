import { readFileSync } from "node:fs";
import { findPackageJSON, type ResolveFnOutput, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const DIRECTIVE = /^(?:["']use strict["'];\s*)?["']use client["'];/;
const LIST = /^export \{([^}]*)\};?/gm;
const DECLARED = /^export (?:const|let|var|class|(?:async )?function\*?) (\w+)/gm;

/** Names of the exports of a built module. */
function exportsOf(code: string): string[] {
  const listed = [...code.matchAll(LIST)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim().split(" as ").at(-1) ?? ""),
  );
  return [...listed, ...[...code.matchAll(DECLARED)].map(([, name = ""]) => name)].filter(Boolean);
}

/**
 * A client module as a server loads it: its exports are references that cannot be called on the
 * server.
 */
function referencesOf(url: string, code: string): string {
  // Next.js rejects it too, because it must know every name.
  if (/^export \*/m.test(code)) throw new Error(`${url} has "use client" and export *`);
  const lines = exportsOf(code).map(
    (name, index) =>
      `const name${index} = () => { throw new Error("${name} can be called in the browser only") };\nexport { name${index} as ${name} };`,
  );
  return lines.join("\n");
}

/** A bundler uses the `module` of a package with a CommonJS `main`. */
function asBundled(specifier: string, found: ResolveFnOutput): ResolveFnOutput {
  const isFound = found.format === "module" || !found.url.startsWith("file:");
  if (isFound || /^[./]/.test(specifier)) return found;
  const manifest = findPackageJSON(found.url);
  if (!manifest) return found;
  const { module, name } = JSON.parse(readFileSync(manifest, "utf8"));
  if (!module || name !== specifier) return found;
  return { ...found, url: new URL(module, pathToFileURL(manifest)).href, format: "module" };
}

/**
 * Makes this Node process load modules as a host's server components do; it is started with the
 * condition `react-server`.
 */
registerHooks({
  resolve: (specifier, context, next) => asBundled(specifier, next(specifier, context)),
  load(url, context, next) {
    const loaded = next(url, context);
    if (loaded.format !== "module") return loaded;
    const code = String(loaded.source);
    return DIRECTIVE.test(code) ? { ...loaded, source: referencesOf(url, code) } : loaded;
  },
});
