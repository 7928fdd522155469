import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, realpath, rename, rm, symlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const LOCK_NAME = /^sandbox-(\d+)-\w+\.sock$/;
/** Path of the folder plus the longest name of a lock must fit into the address of a socket. */
const LONGEST_FOLDER = 60;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Runs `work` with a short path of the folder: the address of a socket has about 100 bytes. */
async function withShortPath<T>(folder: string, work: (path: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(folder) <= LONGEST_FOLDER) return work(folder);
  const near = await mkdtemp(join(tmpdir(), "satang-"));
  try {
    const path = join(near, "d");
    await symlink(folder, path, "dir");
    return await work(path);
  } finally {
    await rm(near, { recursive: true, force: true });
  }
}

/** Listens, without keeping the process running. */
async function listen(path: string): Promise<Server> {
  const server = createServer((caller) => caller.destroy());
  server.listen({ path, exclusive: true });
  await once(server, "listening");
  return server.unref();
}

/** Whether a process listens. The operating system closes the socket of a process that has ended. */
async function isListening(path: string): Promise<boolean> {
  const caller = connect(path);
  try {
    await once(caller, "connect");
    return true;
  } catch (error) {
    if (codeOf(error) === "ECONNREFUSED" || codeOf(error) === "ENOENT") return false;
    throw error;
  } finally {
    caller.destroy();
  }
}

const inUse = (folder: string, by: string) =>
  new Error(
    `The data folder ${folder} is in use by ${by}, on this system or in another container. End that process, or name another folder.`,
  );

/** Windows has no sockets in folders. A pipe has one owner, and ends with its process. */
async function lockByPipe(folder: string): Promise<() => Promise<void>> {
  const hash = createHash("sha256")
    .update((await realpath(folder)).toLowerCase())
    .digest("hex");
  const server = await listen(`\\\\.\\pipe\\satang-sandbox-${hash}`).catch((error: unknown) => {
    throw codeOf(error) === "EADDRINUSE" ? inUse(folder, "another process") : error;
  });
  return async () => void server.close();
}

/**
 * Each process listens on a socket of its own in the folder and then looks for those of others, so
 * at most one of several that start at the same time continues. A socket has its name only while it
 * is listening; one without a process is removed.
 */
async function lockBySocket(folder: string): Promise<() => Promise<void>> {
  const id = randomUUID().slice(0, 8);
  const own = `sandbox-${process.pid}-${id}.sock`;
  return withShortPath(folder, async (path) => {
    const server = await listen(join(path, id)).catch((error: unknown) => {
      throw new Error(
        `The data folder ${folder} cannot be locked, because its file system has no sockets. Name a folder on a local disk.`,
        { cause: error },
      );
    });
    const release = async () => {
      await rm(join(folder, own), { force: true });
      server.close();
    };
    try {
      await rename(join(folder, id), join(folder, own));
      for (const name of await readdir(folder)) {
        const [, pid] = LOCK_NAME.exec(name) ?? [];
        if (pid === undefined || name === own) continue;
        if (await isListening(join(path, name))) throw inUse(folder, `process ${pid}`);
        await rm(join(folder, name), { force: true });
      }
    } catch (error) {
      await release();
      throw error;
    }
    return release;
  });
}

/**
 * Locks a data folder for this process: two processes that write the same files would answer wrongly.
 *
 * The lock is a socket, which the operating system closes with its process. It holds for every
 * process of this machine, also in other containers that share the folder, and while a process is
 * stopped. It does not hold for another machine with the same network folder.
 *
 * @returns how to release the folder
 * @throws Error naming the folder and the process that uses it, by its number in its own container
 */
export const lockFolder = (folder: string): Promise<() => Promise<void>> =>
  process.platform === "win32" ? lockByPipe(folder) : lockBySocket(folder);
