import { readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import findCacheDirectory from "find-cache-directory";

/** The files of a database without tables, of this version of the library; `undefined` where a project has no cache. */
function keptFiles(): string | undefined {
  const folder = findCacheDirectory({ name: "satang-sandbox", create: true });
  const require = createRequire(import.meta.url);
  const library = dirname(require.resolve("@electric-sql/pglite"));
  const { version } = require(join(library, "../package.json"));
  return folder && join(folder, `empty-database-${version}.tar.gz`);
}

async function fromFiles(options: PGliteOptions, path: string): Promise<PGlite | undefined> {
  try {
    // The library does not catch what a damaged archive throws.
    const archive = await promisify(gunzip)(await readFile(path));
    return await PGlite.create({ ...options, loadDataDir: new Blob([new Uint8Array(archive)]) });
  } catch {
    return undefined;
  }
}

/** Another process may read the file now, or write it too. */
async function keep(client: PGlite, path: string): Promise<void> {
  const part = `${path}.${process.pid}`;
  try {
    const files = await client.dumpDataDir("gzip");
    await writeFile(part, new Uint8Array(await files.arrayBuffer()));
    await rename(part, path);
  } catch {
    // The next process initialises its files too.
  }
}

/**
 * Opens a database in memory. Initialising its files takes seconds, so the first process of a project keeps them for all later
 * ones.
 * @param path of the kept files
 */
export async function openInMemory(options: PGliteOptions, path = keptFiles()): Promise<PGlite> {
  const kept = path && (await fromFiles(options, path));
  if (kept) return kept;
  const client = await PGlite.create(options);
  if (path) await keep(client, path);
  return client;
}
