import { bundle } from "../packages/bundle.ts";
import { gzip } from "./gzip.ts";
import type { Weight } from "./weight.types.ts";

/** All scripts and all style sheets of a host, those that are loaded on demand included. */
async function weighAll(code: string): Promise<Weight> {
  const files = await bundle(code);
  const sum = (ending: string) =>
    gzip(
      files
        .filter(({ fileName }) => fileName.endsWith(ending))
        .map((file) => (file.type === "chunk" ? file.code : String(file.source)))
        .join("\n"),
    );
  return { js: sum(".js"), css: sum(".css") };
}

/**
 * Weighs the code that an import adds to a host that has other imports already.
 * @param code the import as a host writes it
 * @param others the other imports
 */
export async function weighOwn(code: string, others: string): Promise<Weight> {
  const all = await weighAll(`${others}\n${code}`);
  const without = await weighAll(others);
  return { js: all.js - without.js, css: all.css - without.css };
}
