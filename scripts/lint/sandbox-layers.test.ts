import { globSync } from "node:fs";
import { dirname, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { type Graph, importsOfFiles, importsOfFolders } from "./import-graph.ts";

const SOURCE = "packages/sandbox/src";

/** Folders that may import HTTP: the layers on top, and the files that assemble a sandbox. */
const ON_TOP: ReadonlySet<string> = new Set(["http", "server", ""]);

const files = importsOfFiles(
  globSync(`${SOURCE}/**/*.ts`).filter((file) => !file.endsWith(".test.ts")),
);
const folderOf = (file: string) => relative(SOURCE, dirname(file));

/** The imports, as pairs of files, of which the two folders have a property. */
const importsBetween = (graph: Graph, isWrong: (from: string, to: string) => boolean) =>
  [...graph].flatMap(([file, paths]) =>
    [...paths]
      .filter((path) => isWrong(folderOf(file), folderOf(path)))
      .map((path) => [file, path]),
  );

describe("the layers of the sandbox", () => {
  it("have HTTP on top: no other folder imports it", () => {
    expect(files.size).toBeGreaterThan(80);
    expect(
      importsBetween(files, (from, to) => !ON_TOP.has(from) && ON_TOP.has(to) && to !== ""),
    ).toEqual([]);
  });

  it("have the errors at the bottom: they import nothing of the sandbox", () => {
    expect(importsBetween(files, (from, to) => from === "errors" && to !== "errors")).toEqual([]);
  });

  it("have a ledger that imports its own files and the database only", () => {
    const folders = importsOfFolders(files).get(`${SOURCE}/ledger`) ?? [];
    expect([...folders]).toEqual([`${SOURCE}/database`]);
  });
});
