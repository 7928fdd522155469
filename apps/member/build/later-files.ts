import type { Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const chunksOf = (bundle: Bundle): readonly Chunk[] =>
  Object.values(bundle).filter((output) => output.type === "chunk");

/** A chunk with everything that it imports at once. */
function wholeOf(bundle: Bundle, chunk: Chunk, found = new Set<Chunk>()): ReadonlySet<Chunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk") wholeOf(bundle, imported, found);
  }
  return found;
}

/**
 * The scripts and styles of a dynamic import, without those that every page loads.
 * @param module the end of the path of the imported module
 * @returns names of files, from the root of the build
 */
export function laterFiles(bundle: Bundle, module: string): readonly string[] {
  const filesOf = (chunks: Iterable<Chunk>) =>
    [...chunks].flatMap(({ fileName, viteMetadata }) => [
      ...(viteMetadata?.importedCss ?? []),
      fileName,
    ]);
  const chunks = chunksOf(bundle);
  const part = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!part) throw new Error(`The build has no chunk with ${module}`);
  const first = new Set(
    filesOf(
      chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...wholeOf(bundle, entry)]),
    ),
  );
  return [...new Set(filesOf(wholeOf(bundle, part)))].filter((file) => !first.has(file));
}
