import { globSync, readFileSync } from "node:fs";

/** The part of `package.json` that is read. */
type Manifest = { readonly name: string; readonly exports: Readonly<Record<string, Target>> };
type Target = string | { readonly "@satang/source"?: string | { readonly default: string } };

/** A code entry of a package: its import specifier, and its file from the root of the project. */
type SourceEntry = { readonly entry: string; readonly path: string };

function sourceOf(target: Target): string | undefined {
  if (typeof target === "string") return undefined;
  const source = target["@satang/source"];
  return typeof source === "object" ? source.default : source;
}

/**
 * Every code entry of a package; patterns are expanded.
 * @param folder `packages/ui`
 */
export function sourceEntriesOf(folder: string): SourceEntry[] {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as Manifest;
  return Object.entries(manifest.exports).flatMap(([key, target]) => {
    const source = sourceOf(target);
    if (!source || /\.css(\.ts)?$/.test(source)) return [];
    const entry = manifest.name + key.slice(1);
    if (!key.includes("*")) return [{ entry, path: `${folder}/${source.slice(2)}` }];
    const [before = "", after = ""] = source.slice(2).split("*");
    return globSync(`${before}*${after}`, { cwd: folder })
      .sort()
      .map((path) => ({
        entry: entry.replace("*", path.slice(before.length, path.length - after.length)),
        path: `${folder}/${path}`,
      }));
  });
}
