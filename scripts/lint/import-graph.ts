import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The imports of each node. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const RELATIVE = /(?:\bfrom|\bimport|\bimport\()\s*"(\.{1,2}\/[^"?]+)/g;
const WORKSPACE = /(?:\bfrom|\bimport|\bimport\()\s*"(@satang\/[\w-]+)/g;
/** Imports and exports of values; types are not loaded. */
const VALUES =
  /(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s*)?"(\.{1,2}\/[^"?]+)"|import\("(\.{1,2}\/[^"?]+)"\)/g;

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** The imports between files, including types. */
export function importsOfFiles(files: readonly string[]): Graph {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const paths = matches(readFileSync(file, "utf8"), RELATIVE).map((path) =>
        normalize(join(dirname(file), path)),
      );
      return [file, new Set(paths.filter((path) => known.has(path)))];
    }),
  );
}

/** The files that a file with this text loads, at once or on demand. */
export const valueImportsOf = (file: string, text: string): readonly string[] =>
  [...text.matchAll(VALUES)].map(([, path, lazy]) =>
    normalize(join(dirname(file), path ?? lazy ?? "")),
  );

/** The imports between folders, including types. */
export function importsOfFolders(files: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, paths] of files) {
    const folder = dirname(file);
    const known = folders.get(folder) ?? new Set();
    folders.set(folder, known);
    for (const other of [...paths].map((path) => dirname(path)))
      if (other !== folder) known.add(other);
  }
  return folders;
}

/** The package or app of a file; `undefined` for a file in neither. */
const packageOf = (file: string) => /^(?:packages|apps)\/[\w-]+/.exec(file)?.[0];

/** The imports of files in the folder of another package, as "importer → imported". */
export function importsOfForeignFiles(files: Graph): readonly string[] {
  return [...files].flatMap(([file, paths]) =>
    [...paths]
      .filter((path) => packageOf(file) && packageOf(path) && packageOf(file) !== packageOf(path))
      .map((path) => `${file} → ${path}`),
  );
}

/** The same between packages of the workspace, by their names. */
export function importsOfPackages(files: readonly string[]): Graph {
  const packages = new Map<string, Set<string>>();
  for (const file of files) {
    const [, folder = ""] = file.split("/");
    const name = `@satang/${folder}`;
    const known = packages.get(name) ?? new Set();
    packages.set(name, known);
    for (const other of matches(readFileSync(file, "utf8"), WORKSPACE))
      if (other !== name) known.add(other);
  }
  return packages;
}

/** A path from a node back to itself, `undefined` when there is none. */
export function findCycle(graph: Graph): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...path, node]);
      if (cycle !== undefined) return cycle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
