import { randomUUID } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const LOCK_NAME = /^sandbox-(\d+)-(\d+)-[\w-]+\.lock$/;
/** For an operating system that does not show when a process started. */
const UNKNOWN_START = "0";
/** Position of the start time among the fields that follow the program's name in `/proc/<pid>/stat`. */
const START_FIELD = 19;

/** When a process started, in ticks since the start of the machine. An earlier process with the same number has another start. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields[START_FIELD] ?? UNKNOWN_START;
}

async function isRunning(pid: number, start: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  const now = await startOf(pid);
  return start === UNKNOWN_START || now === UNKNOWN_START || start === now;
}

/**
 * Locks a data folder for this process: two processes that write the same files would answer wrongly.
 *
 * Each process writes a file of its own and then looks for those of others, so at most one of several that start at
 * the same time continues. The file of a process that has ended is removed.
 *
 * @returns how to release the folder
 * @throws Error naming the folder and the process that uses it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const own = `sandbox-${process.pid}-${await startOf(process.pid)}-${randomUUID()}.lock`;
  const release = () => rm(join(folder, own), { force: true });
  await writeFile(join(folder, own), "", { flag: "wx" });
  for (const name of await readdir(folder)) {
    const [, pid = "", start = ""] = LOCK_NAME.exec(name) ?? [];
    if (pid === "" || name === own) continue;
    if (await isRunning(Number(pid), start)) {
      await release();
      throw new Error(
        `The data folder ${folder} is in use by process ${pid}. End that process, or name another folder.`,
      );
    }
    await rm(join(folder, name), { force: true });
  }
  return release;
}
