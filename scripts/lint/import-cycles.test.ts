import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  findCycle,
  importsOfFiles,
  importsOfFolders,
  importsOfForeignFiles,
  importsOfPackages,
} from "./import-graph.ts";

const SOURCES = ["{packages,apps}/*/src/**/*.{ts,tsx}", "{scripts,e2e,bench}/**/*.{ts,tsx,mjs}"];
/**
 * Without declarations, which repeat exports, and without tests and stories, which may import
 * anything.
 */
const NOT_CHECKED = /\.d\.ts$|\.(?:test|stories)\.tsx?$|\/node_modules\//;

const files = globSync(SOURCES).filter((file) => !NOT_CHECKED.test(file));
const graph = importsOfFiles(files);

describe("imports", () => {
  it("have no cycles of files", () => {
    expect(files.length).toBeGreaterThan(900);
    expect(findCycle(graph)).toBeUndefined();
  });

  it("have no cycles of folders", () => {
    expect(findCycle(importsOfFolders(graph))).toBeUndefined();
  });

  it("have no cycles of packages", () => {
    const published = files.filter((file) => file.startsWith("packages/"));
    expect(findCycle(importsOfPackages(published))).toBeUndefined();
  });

  it("do not read the files of another package, except the story kit those of ui", () => {
    const isStoryKit = (line: string) => /^packages\/story-kit\/.* → packages\/ui\//.test(line);
    expect(importsOfForeignFiles(graph).filter((line) => !isStoryKit(line))).toEqual([]);
  });
});

describe("the search for cycles", () => {
  it("names the path from a node back to itself", () => {
    const looped = new Map([
      ["a", new Set(["b"])],
      ["b", new Set(["c", "d"])],
      ["c", new Set<string>()],
      ["d", new Set(["b"])],
    ]);
    expect(findCycle(looped)).toEqual(["b", "d", "b"]);
  });

  it("accepts two paths to the same node", () => {
    const diamond = new Map([
      ["a", new Set(["b", "c"])],
      ["b", new Set(["d"])],
      ["c", new Set(["d"])],
    ]);
    expect(findCycle(diamond)).toBeUndefined();
  });
});
