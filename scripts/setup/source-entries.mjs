import { globSync, readFileSync } from "node:fs";

const sourceOf = (target) => {
  const source = target["@satang/source"];
  return typeof source === "object" ? source.default : source;
};

/**
 * Every code entry of a package by its import specifier; patterns are expanded.
 * @param {string} folder `packages/ui`
 * @returns {{ entry: string, path: string }[]}
 */
export function sourceEntriesOf(folder) {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  return Object.entries(manifest.exports).flatMap(([key, target]) => {
    const source = typeof target === "object" ? sourceOf(target) : undefined;
    if (!source || /\.css(\.ts)?$/.test(source)) return [];
    const entry = manifest.name + key.slice(1);
    if (!key.includes("*")) return [{ entry, path: `${folder}/${source.slice(2)}` }];
    const [before, after] = source.slice(2).split("*");
    return globSync(`${before}*${after}`, { cwd: folder })
      .sort()
      .map((path) => ({
        entry: entry.replace("*", path.slice(before.length, path.length - after.length)),
        path: `${folder}/${path}`,
      }));
  });
}
