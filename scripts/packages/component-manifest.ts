import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { run } from "../setup/run.mjs";
import { entriesOf } from "./entries.ts";
import { type Installed, PACKED } from "./pack.ts";

const FILE = "dist/manifests/components.json";
/** A coding assistant reads it as a whole. It is 212 kB today. */
const MOST_BYTES = 300_000;

/** The part of the file that is read. */
type ManifestOfComponents = {
  readonly components: Readonly<Record<string, Component>>;
};
type Component = {
  readonly name: string;
  readonly description?: string;
  readonly stories?: readonly unknown[];
  readonly subcomponents?: Readonly<Record<string, unknown>>;
  readonly docs: Readonly<Record<string, { readonly path: string }>>;
};

/** Entries with components; tests and custom elements have other classes. */
const OF_COMPONENTS = /^@satang\/ui(?:\/(?:provider|safe-markup|flows\/[\w-]+))?$/;

const NAMES = `
  const isComponent = ([name, value]) =>
    /^[A-Z][a-z\\d]/.test(name) && (typeof value === "function" || value?.$$typeof !== undefined);
  for (const specifier of process.argv.slice(1))
    for (const [name] of Object.entries(await import(specifier)).filter(isComponent))
      console.log(name);
`;

/** The names of the components that a page can import from the packed package. */
async function importable(packed: Installed): Promise<string[]> {
  const specifiers = entriesOf(packed)
    .map(({ specifier, file }) => (/\.js$/.test(file) ? specifier : ""))
    .filter((specifier) => OF_COMPONENTS.test(specifier));
  const { code, output } = await run(
    "node",
    ["--input-type=module", "--eval", NAMES, "--", ...specifiers],
    { cwd: PACKED, quiet: true },
  );
  if (code !== 0) throw new Error(output);
  return [...new Set(output.trim().split("\n"))];
}

/** Components without an entry or without an example, and pages that are not packed. */
export async function checkManifestOfComponents(packed: Installed): Promise<string[]> {
  const { name, folder } = packed;
  if (name !== "@satang/ui") return [];
  const file = join(folder, FILE);
  if (!existsSync(file)) return [`${name} has no ${FILE}`];
  const { components } = JSON.parse(readFileSync(file, "utf8")) as ManifestOfComponents;
  const entries = Object.values(components);
  const named = new Set(
    entries.flatMap((entry) => [entry.name, ...Object.keys(entry.subcomponents ?? {})]),
  );
  const pages = entries.flatMap(({ docs }) => Object.values(docs).map(({ path }) => path));
  return [
    ...(await importable(packed))
      .filter((component) => !named.has(component))
      .map((component) => `${FILE} has no ${component}`),
    ...entries
      .filter(({ stories, description }) => !stories?.length || !description)
      .map((entry) => `${FILE}: ${entry.name} has no example or no description`),
    ...pages
      .filter((page) => !existsSync(join(folder, page)))
      .map((page) => `${FILE} leads to ${page}, which is not packed`),
    ...(statSync(file).size > MOST_BYTES ? [`${FILE} is larger than ${MOST_BYTES} bytes`] : []),
  ];
}
