import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFolder } from "../src/database/folder-lock.ts";

/** Above the largest number that Linux gives to a process. */
const NO_PROCESS = 2 ** 22 + 1;

describe("the lock of a data folder", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "satang-lock-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("is held once and can be taken again after its release", async () => {
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}`);
    await release();
    expect(await readdir(folder)).toEqual([]);
    await (await lockFolder(folder))();
  });

  it("is taken over from a process that has ended", async () => {
    const stale = `sandbox-${NO_PROCESS}-123-a.lock`;
    await writeFile(join(folder, stale), "");
    const release = await lockFolder(folder);
    expect(await readdir(folder)).not.toContain(stale);
    await release();
  });

  it.runIf(process.platform === "linux")(
    "is taken over from a process that has ended when another process now has its number",
    async () => {
      const stale = `sandbox-${process.pid}-1-a.lock`;
      await writeFile(join(folder, stale), "");
      const release = await lockFolder(folder);
      expect(await readdir(folder)).not.toContain(stale);
      await release();
    },
  );

  it("is never held twice, also when many processes take it over at the same time", async () => {
    await writeFile(join(folder, `sandbox-${NO_PROCESS}-123-a.lock`), "");
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    const held = tries.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(held.length).toBeLessThanOrEqual(1);
    for (const release of held) await release();
    await (await lockFolder(folder))();
    expect(await readdir(folder)).toEqual([]);
  });
});
