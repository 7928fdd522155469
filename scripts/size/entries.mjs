import { bundle } from "../packages/bundle.ts";
import { gzip } from "./gzip.mjs";

/** The chunks of the first load, without those that are loaded on demand. */
function firstLoad(chunks, fileName, seen = new Set()) {
  if (seen.has(fileName) || !chunks.has(fileName)) return seen;
  seen.add(fileName);
  for (const next of chunks.get(fileName).imports) firstLoad(chunks, next, seen);
  return seen;
}

/** The chunk that has a module. */
function chunkOf(chunks, module) {
  for (const [name, { moduleIds }] of chunks)
    if (moduleIds.some((id) => id.endsWith(module))) return name;
  throw new Error(`no chunk has ${module}`);
}

/**
 * The size of an import for a host, without React, with everything that it loads at once: scripts and style sheets.
 * @param {string} code the import as a host writes it
 * @param {readonly string[]} needed modules that it loads on demand and cannot be used without
 * @returns {Promise<{ js: number, css: number }>} bytes with gzip
 */
export async function weigh(code, needed = []) {
  const output = await bundle(code);
  const chunks = new Map(output.filter(({ type }) => type === "chunk").map((c) => [c.fileName, c]));
  const entry = output.find(({ isEntry }) => isEntry).fileName;
  const first = firstLoad(chunks, entry);
  for (const module of needed) firstLoad(chunks, chunkOf(chunks, module), first);
  const js = [...first].map((name) => gzip(chunks.get(name).code));
  const sheets = new Set(
    [...first].flatMap((name) => [...chunks.get(name).viteMetadata.importedCss]),
  );
  const css = output
    .filter(({ fileName }) => sheets.has(fileName))
    .map(({ source }) => gzip(source));
  const sum = (bytes) => bytes.reduce((total, each) => total + each, 0);
  return { js: sum(js), css: sum(css) };
}
