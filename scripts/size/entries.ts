import type { Rolldown } from "vite";
import { bundle } from "../packages/bundle.ts";
import { gzip } from "./gzip.ts";
import type { Weight } from "./weight.types.ts";

/** Chunks by the names of their files. */
type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The chunks of the first load, without those that are loaded on demand. */
function firstLoad(
  chunks: Chunks,
  fileName: string,
  seen = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  const chunk = chunks.get(fileName);
  if (!chunk || seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const next of chunk.imports) firstLoad(chunks, next, seen);
  return seen;
}

/** The name of the chunk that has a module. */
function chunkOf(chunks: Chunks, module: string): string {
  for (const [name, { moduleIds }] of chunks)
    if (moduleIds.some((id) => id.endsWith(module))) return name;
  throw new Error(`no chunk has ${module}`);
}

const sum = (bytes: readonly number[]) => bytes.reduce((total, each) => total + each, 0);

/**
 * The size of an import for a host, without React, with everything that it loads at once.
 * @param code the import as a host writes it
 * @param needed modules that it loads on demand and cannot be used without
 */
export async function weigh(code: string, needed: readonly string[] = []): Promise<Weight> {
  const output = await bundle(code);
  const [entry] = output;
  const chunks = new Map(
    output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])),
  );
  const first = firstLoad(chunks, entry.fileName);
  for (const module of needed) firstLoad(chunks, chunkOf(chunks, module), first);
  const sheets = new Set(
    [...first].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  );
  const css = output.flatMap((file) =>
    file.type === "asset" && sheets.has(file.fileName) ? [gzip(file.source)] : [],
  );
  return { js: sum([...first].map(({ code: script }) => gzip(script))), css: sum(css) };
}
