import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import type { CodeBlock } from "../../../../scripts/docs/code-blocks.ts";
import { moduleOf, readRunnable } from "../../../../scripts/docs/runnable-blocks.ts";

const ROOT = resolve(import.meta.dirname, "../../../..");
const LIST = "virtual:document-blocks";
/** A folder that does not exist, below the root of the server. */
const FOLDER = "/.satang/document-blocks";
/** The file that `satang-theme` writes for a site. */
const BRAND = `${FOLDER}/brand.css`;
/** Values that a fragment gets from the page around it. */
const HOST = join(import.meta.dirname, "host.tsx");
const EXPORT = /^export const (\w+)/gm;

/** Names of the page around a fragment. */
const namesOfHost = () =>
  [...readFileSync(HOST, "utf8").matchAll(EXPORT)].map(([, name = ""]) => name);

const urlOf = (index: number) => `${FOLDER}/${index}.tsx`;

/** Each runnable block of the documents as a module, which imports from where its document is. */
export function documentBlocks(): Plugin {
  let blocks: readonly CodeBlock[] = [];
  const indexOf = (path: string) => /document-blocks\/(\d+)\.tsx/.exec(path)?.[1];

  /** Another block of the same document, by the name in its first line. */
  function named(index: number, source: string): string | undefined {
    const { file } = blocks[index] ?? {};
    const found = blocks.findIndex(
      (block) => block.file === file && block.name?.endsWith(source.replace(/^\.+\//, "")),
    );
    return found < 0 ? undefined : ROOT + urlOf(found);
  }

  return {
    name: "document-blocks",
    enforce: "pre",
    resolveId(source, importer = "") {
      if (source === LIST) return source;
      if (source.startsWith(FOLDER)) return ROOT + source;
      const index = indexOf(importer);
      if (index === undefined || source.startsWith(ROOT)) return null;
      if (source === "./brand.css") return ROOT + BRAND;
      // As a page loads it: built, with its own React.
      if (source === "@satang/ui/elements")
        return { id: "/built-elements/index.js", external: true };
      const from = blocks[Number(index)]?.file ?? "";
      if (source.startsWith(".")) return named(Number(index), source);
      return this.resolve(source, join(ROOT, from));
    },
    load(id) {
      if (id === LIST) {
        blocks = readRunnable();
        const entries = blocks.map(
          ({ code, file, isFragment, line }, index) =>
            `{ name: ${JSON.stringify(`${file}:${line}`)}, fragment: ${JSON.stringify(isFragment ? code : null)}, load: () => import("${urlOf(index)}") }`,
        );
        return `export const blocks = [${entries.join(", ")}];`;
      }
      if (id === ROOT + BRAND) return "";
      const block = id.startsWith(ROOT + FOLDER) ? blocks[Number(indexOf(id))] : undefined;
      return block ? moduleOf(block, { module: HOST, names: namesOfHost() }) : null;
    },
  };
}
