import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresBinaries, runAs } from "./postgres-binaries.ts";

const READY = "ready to accept connections";

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

async function initialise(bin: string, data: string, passwordFile: string): Promise<void> {
  const flags = ["--username=satang", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const process = spawn(
    join(bin, "initdb"),
    [`--pgdata=${data}`, ...flags, "--encoding=UTF8", "--locale=C", "--no-sync"],
    { ...runAs, env: { LC_ALL: "C", PATH: globalThis.process.env.PATH } },
  );
  let log = "";
  process.stderr.on("data", (chunk) => {
    log += chunk;
  });
  const [code] = await once(process, "close");
  if (code !== 0) throw new Error(`initdb ended with ${code}:\n${log}`);
}

function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    server.stderr?.on("data", (chunk) => {
      log += chunk;
      if (log.includes(READY)) resolve();
    });
    server.once("error", reject);
    server.once("close", (code) => reject(new Error(`postgres ended with ${code}:\n${log}`)));
  });
}

/** Starts a real PostgreSQL; its data is deleted when it is stopped. */
export async function startPostgres() {
  const home = await mkdtemp(join(tmpdir(), "satang-postgres-"));
  await chmod(home, 0o755);
  const data = join(home, "data");
  await mkdir(data, { mode: 0o700 });
  const passwordFile = join(home, "password");
  await writeFile(passwordFile, "satang\n");
  if (runAs.uid !== undefined && runAs.gid !== undefined) await chown(data, runAs.uid, runAs.gid);
  const bin = await postgresBinaries(home);
  await initialise(bin, data, passwordFile);
  const port = await freePort();
  const settings = ["fsync=off", "unix_socket_directories=", "listen_addresses=127.0.0.1"];
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...runAs, stdio: ["ignore", "ignore", "pipe"], env: { LC_ALL: "C" } },
  );
  await isReady(server);
  return {
    url: `postgres://satang:satang@127.0.0.1:${port}/postgres`,
    async stop() {
      if (server.exitCode === null) {
        server.kill("SIGINT");
        await once(server, "close");
      }
      await rm(home, { recursive: true, force: true });
    },
  };
}
