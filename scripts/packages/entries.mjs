import { globSync } from "node:fs";
import { join } from "node:path";

const fileOf = (target) => (typeof target === "string" ? target : target.default);

/**
 * Every entry in the `exports` of a package; patterns are expanded to the existing files.
 * @returns {{ specifier: string, file: string }[]} an entry without a file has an empty `file`
 */
export function entriesOf({ name, folder, manifest }) {
  return Object.entries(manifest.exports).flatMap(([key, target]) => {
    const file = fileOf(target);
    if (!key.includes("*")) return [{ specifier: join(name, key), file }];
    const [before, after] = file.slice(2).split("*");
    const found = globSync(`${before}*${after}`, { cwd: folder });
    const names = found.map((path) => path.slice(before.length, path.length - after.length));
    if (names.length === 0) return [{ specifier: join(name, key), file: "" }];
    return names.map((part) => ({
      specifier: join(name, key.replace("*", part)),
      file: file.replace("*", part),
    }));
  });
}
