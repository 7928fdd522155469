import { globSync } from "node:fs";
import { join } from "node:path";
import type { Installed } from "./pack.ts";

/** An import for hosts, and its file in the package. */
export type Entry = { readonly specifier: string; readonly file: string };

/**
 * Every entry in the `exports` of a package; patterns are expanded to the existing files.
 * @returns an entry without a file has an empty `file`
 */
export function entriesOf({ name, folder, manifest }: Installed): Entry[] {
  return Object.entries(manifest.exports).flatMap(([key, target]) => {
    const file = typeof target === "string" ? target : target.default;
    if (!key.includes("*")) return [{ specifier: join(name, key), file }];
    const [before = "", after = ""] = file.slice(2).split("*");
    const found = globSync(`${before}*${after}`, { cwd: folder });
    const names = found.map((path) => path.slice(before.length, path.length - after.length));
    if (names.length === 0) return [{ specifier: join(name, key), file: "" }];
    return names.map((part) => ({
      specifier: join(name, key.replace("*", part)),
      file: file.replace("*", part),
    }));
  });
}
