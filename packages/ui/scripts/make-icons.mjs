/**
 * Writes the shapes of the icons in `src/primitives/Icon/icons`: `node packages/ui/scripts/make-icons.mjs`.
 * Each file names its drawing of Lucide; run it after a file was added or lucide-react was updated.
 * Components of lucide-react would draw the same, with 1 kB of code for all the options that we do not use.
 */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

const folder = new URL("../src/primitives/Icon/icons/", import.meta.url);

for (const file of globSync("*.ts", { cwd: folder })) {
  const path = new URL(file, folder);
  const source = await readFile(path, "utf8");
  const name = /Lucide's `([\w-]+)`/.exec(source)?.[1];
  const { __iconData } = await import(`lucide-react/icons/${name}`);
  const shapes = __iconData.node.map(([tag, { key, ...attributes }]) => [tag, attributes]);
  await writeFile(path, source.replace(/drawn\(.*\)/s, `drawn(${JSON.stringify(shapes)})`));
}
