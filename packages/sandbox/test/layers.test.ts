import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

const source = new URL("../src", import.meta.url).pathname;

/** Folders that may import HTTP: the layers on top, and the files that assemble a sandbox. */
const ON_TOP: ReadonlySet<string> = new Set(["http", "server", "."]);

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The imports of each file of the sandbox, types included. */
async function importsOfFiles(): Promise<Graph> {
  const entries = await readdir(source, { recursive: true });
  const files = entries.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const text = await readFile(join(source, file), "utf8");
        const found = text.matchAll(/(?:from |import\()"(\.[^"]+)"/g);
        const paths = [...found].map(([, path = ""]) =>
          relative(source, resolve(source, dirname(file), path)),
        );
        return [file, new Set(paths)] as const;
      }),
    ),
  );
}

const isInRoot = (file: string) => dirname(file) === ".";

/** The same between folders; the files that assemble a sandbox belong to none. */
function importsOfFolders(files: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, paths] of files) {
    if (isInRoot(file)) continue;
    const folder = dirname(file);
    const others = [...paths].filter((path) => !isInRoot(path)).map((path) => dirname(path));
    const known = folders.get(folder) ?? new Set();
    folders.set(folder, new Set([...known, ...others.filter((other) => other !== folder)]));
  }
  return folders;
}

/** A path from a node back to itself. */
function findCycle(graph: Graph): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...way, node]);
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

describe("the layers of the sandbox", () => {
  let files: Graph;
  beforeAll(async () => {
    files = await importsOfFiles();
  });

  it("have HTTP on top: no other folder imports it", () => {
    const wrong = [...files].flatMap(([file, paths]) =>
      ON_TOP.has(dirname(file))
        ? []
        : [...paths].filter((path) => /^(?:http|server)\//.test(path)).map((path) => [file, path]),
    );
    expect(files.size).toBeGreaterThan(80);
    expect(wrong).toEqual([]);
  });

  it("have the errors at the bottom: they import nothing of the sandbox", () => {
    const imported = [...files].flatMap(([file, paths]) =>
      dirname(file) === "errors" ? [...paths].filter((path) => dirname(path) !== "errors") : [],
    );
    expect(imported).toEqual([]);
  });

  it("have a ledger that imports its own files and the database only", () => {
    const folders = importsOfFolders(files).get("ledger") ?? [];
    expect([...folders]).toEqual(["database"]);
  });

  it("have no cycle, neither of files nor of folders", () => {
    expect(findCycle(files)).toBeUndefined();
    expect(findCycle(importsOfFolders(files))).toBeUndefined();
  });
});
