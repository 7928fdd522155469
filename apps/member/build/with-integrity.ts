import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

type Entry = { readonly url: string };

/**
 * Adds the hash of its content to each file that the service worker stores at once. The browser compares them: a host that
 * answers with another file, such as a page for errors, installs no worker, and the next visit tries again.
 * @param folder of the build
 */
export const withIntegrity =
  (folder: string) =>
  async <One extends Entry>(entries: readonly One[]) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => {
        const hash = createHash("sha384").update(await readFile(join(folder, entry.url)));
        return { ...entry, integrity: `sha384-${hash.digest("base64")}` };
      }),
    ),
  });
