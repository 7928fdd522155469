import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import type { Entry } from "./entries.ts";
import type { Installed, Packed } from "./pack.ts";

/** Files that a partner does not need, or that would require our build plugins. Documents in a folder of sources are read. */
const UNWANTED = /(^|\/)(src|test|tests|stories)\/|\.(test|stories|css)\.(ts|tsx|js|mjs|d\.ts)$/;

/** Files that do not belong in the tarball, entries without a file, and a license that was not packed. */
export function checkFiles({ name, folder }: Installed, entries: readonly Entry[]): string[] {
  const files = globSync("**/*.*", { cwd: folder, exclude: (path) => path === "node_modules" });
  const unwanted = files.filter(
    (file) => UNWANTED.test(file) && !/\.css\.d\.ts$|README\.md$/.test(file),
  );
  const missing = entries.filter(({ file }) => file === "" || !existsSync(join(folder, file)));
  // pnpm adds the project's license only to a package without a file or folder that begins with this word.
  const isLicensed = existsSync(join(folder, "LICENSE"));
  return [
    ...unwanted.map((file) => `${name} packs ${file}`),
    ...missing.map(({ specifier }) => `${specifier} has no file`),
    ...(isLicensed ? [] : [`${name} packs no LICENSE`]),
  ];
}

/** Style sheets without cascade layers, or with font faces only. */
const WITHOUT_LAYERS = /styles\.unlayered(\.px)?\.css$|fonts\.css$/;
const LAYERS = /^@layer satang\.reset, ?satang\.tokens, ?satang\.primitives, ?satang\.flows;/;

/**
 * The order of cascade layers must be declared before the first rule, so the declaration is at the
 * start of each file.
 */
export function checkLayers({ folder }: Installed, entries: readonly Entry[]): string[] {
  return entries
    .filter(({ file }) => file.endsWith(".css") && !WITHOUT_LAYERS.test(file))
    .map(({ file }) => ({ file, start: readFileSync(join(folder, file), "utf8").slice(0, 80) }))
    .filter(({ start }) => !LAYERS.test(start))
    .map(({ file, start }) => `${file} starts with ${start}`);
}

/** Checks the manifest with publint. */
export async function checkManifest({ name, tarball }: Packed): Promise<string[]> {
  const data = readFileSync(tarball);
  const buffer = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  const { messages, pkg } = await publint({
    pack: { tarball: buffer },
    level: "suggestion",
    strict: true,
  });
  return messages.map((message) => `${name}: ${formatMessage(message, pkg)}`);
}

/** Ways to find a package that ours do not support. */
const OTHERS = /^(?:node10|node16-cjs)$/;

/**
 * Checks the declarations with arethetypeswrong. The packages are ESM only, for bundlers and for
 * Node's import.
 */
export async function checkTypes({ name, tarball }: Packed): Promise<string[]> {
  const tarballData = createPackageFromTarballData(readFileSync(tarball));
  const result = await checkPackage(tarballData, { excludeEntrypoints: [/\.css$/, /\.json$/] });
  if (!result.types) return [`${name} has no declarations`];
  return result.problems
    .filter((problem) => !("resolutionKind" in problem && OTHERS.test(problem.resolutionKind)))
    .filter(({ kind }) => kind !== "CJSResolvesToESM")
    .map((problem) => `${name}: ${JSON.stringify(problem)}`);
}
