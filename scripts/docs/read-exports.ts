import { globSync, readFileSync } from "node:fs";

/** The entry of each name that the packages export, from the recorded API. */
export function readExports(): ReadonlyMap<string, string> {
  const lines = globSync("reports/api/*.json").flatMap(
    (file) => (JSON.parse(readFileSync(file, "utf8")) as { exports: string[] }).exports,
  );
  return new Map(lines.map((line) => line.split(" ").reverse() as [name: string, entry: string]));
}
