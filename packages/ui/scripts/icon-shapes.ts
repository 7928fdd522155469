import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";

const folder = new URL("../src/primitives/Icon/icons/", import.meta.url);

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The shapes of a drawing of Lucide. */
async function shapesOf(name: string): Promise<Shape[]> {
  const { __iconData } = (await import(`lucide-react/icons/${name}`)) as {
    __iconData: { node: Shape[] };
  };
  return __iconData.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
}

/** An icon module: its path, its source, and the source with the shapes of its drawing. */
export type IconModule = { readonly path: URL; readonly source: string; readonly drawn: string };

/**
 * Every icon module with the shapes that Lucide has for it. Nothing is formatted.
 * @throws Error that names the file, when it names no drawing or one that Lucide does not have.
 */
export function iconModules(): Promise<IconModule[]> {
  const moduleOf = async (file: string) => {
    const path = new URL(file, folder);
    const source = await readFile(path, "utf8");
    const name = /Lucide's `([\w-]+)`/.exec(source)?.[1];
    if (name === undefined)
      throw new Error(`${file} names no drawing: its comment needs "Lucide's \`<name>\`."`);
    const shapes = await shapesOf(name).catch(() => {
      throw new Error(`${file} names \`${name}\`, which lucide-react does not have.`);
    });
    const drawn = source.replace(/drawn\(.*\)/s, `drawn(${JSON.stringify(shapes)})`);
    return { path, source, drawn };
  };
  return Promise.all(globSync("*.ts", { cwd: folder }).sort().map(moduleOf));
}
