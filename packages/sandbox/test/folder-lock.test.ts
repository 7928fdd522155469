import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { link, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFolder } from "../src/database/folder-lock.ts";

const holder = new URL("./support/hold-folder.ts", import.meta.url).pathname;
const NODE = [process.execPath, "--conditions=@satang/source"] as const;
/** A namespace with process numbers of its own, as a container has. */
const NAMESPACE = [
  "unshare",
  "--user",
  "--map-root-user",
  "--pid",
  "--fork",
  "--kill-child",
  "--mount-proc",
] as const;
const canSeparate =
  process.platform === "linux" &&
  spawnSync(NAMESPACE[0], [...NAMESPACE.slice(1), "true"]).status === 0;

describe("the lock of a data folder", () => {
  let folder: string;
  let others: ChildProcess[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "satang-lock-"));
  });
  afterEach(async () => {
    for (const other of others) other.kill("SIGKILL");
    others = [];
    await rm(folder, { recursive: true });
  });
  /** Another process that holds the lock of the folder. */
  const startHolder = async (prefix: readonly string[] = []) => {
    const [command = "", ...args] = [...prefix, ...NODE, holder, folder];
    const child = spawn(command, args);
    others.push(child);
    await once(child.stdout, "data");
    return child;
  };

  it("is held once and can be taken again after its release", async () => {
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}`);
    await release();
    expect(await readdir(folder)).toEqual([]);
    await (await lockFolder(folder))();
  });

  it("is held in a folder with a path that is too long for a socket", async () => {
    const deep = join(folder, "a".repeat(100), "b".repeat(100));
    await mkdir(deep, { recursive: true });
    const release = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toThrow("is in use");
    await release();
    expect(await readdir(deep)).toEqual([]);
  });

  it.runIf(canSeparate)("is held by a process of another container", async () => {
    await startHolder(NAMESPACE);
    await expect(lockFolder(folder)).rejects.toThrow("is in use");
  });

  it.runIf(process.platform !== "win32")("is held by a process that is stopped", async () => {
    const other = await startHolder();
    other.kill("SIGSTOP");
    await expect(lockFolder(folder)).rejects.toThrow("is in use");
  });

  it("is taken over from a process that was killed", async () => {
    const other = await startHolder();
    const ended = once(other, "exit");
    other.kill("SIGKILL");
    await ended;
    await (await lockFolder(folder))();
    expect(await readdir(folder)).toEqual([]);
  });

  it.runIf(process.platform !== "win32")(
    "is never held twice, also when many processes take it over at the same time",
    async () => {
      const server = createServer().listen(join(folder, "left"));
      await once(server, "listening");
      await link(join(folder, "left"), join(folder, "sandbox-1-left.sock"));
      await new Promise((resolve) => server.close(resolve));
      const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
      const held = tries.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
      expect(held.length).toBeLessThanOrEqual(1);
      for (const release of held) await release();
      await (await lockFolder(folder))();
      expect(await readdir(folder)).toEqual([]);
    },
  );
});
