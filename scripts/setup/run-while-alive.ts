import { spawn } from "node:child_process";
import { closeSync, openSync, statSync } from "node:fs";

const TICK_MS = 1_000;
/** Time for a group to close its files and browsers before it is killed, ms. */
const GRACE_MS = 10_000;

/** When a command counts as hung, and where its output goes. */
interface Limits {
  /** File for all output of the command. */
  readonly log: string;
  /** ms without output after which the command counts as hung. */
  readonly silentFor: number;
  /** ms that the command may take in total. */
  readonly atMost: number;
  readonly env?: NodeJS.ProcessEnv;
  /** Called every second with the ms since the start. */
  readonly onTick?: (ms: number) => void;
}

/** The part of a process that a run reads. */
interface Started {
  /** Missing when the program could not be started. */
  readonly pid?: number | undefined;
  on(event: "close", listener: (code: number | null) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
}

/** System functions that a run needs; tests replace them. */
interface Machine {
  start(command: readonly string[], limits: Limits): Started;
  /** Bytes in the log. */
  written(log: string): number;
  /** Sends a signal to all processes of a group. */
  signal(group: number, name: NodeJS.Signals): void;
}

/** How a command ended. */
export interface Ended {
  /** The exit code; 1 after a signal, 127 when there is no such program. */
  readonly code: number;
  /** Which limit ended the command. */
  readonly endedBy: "itself" | "silence" | "limit";
}

const system: Machine = {
  start([command = "", ...args], { log, env }) {
    const file = openSync(log, "w");
    // An own process group, so that the command ends together with every process that it started.
    const child = spawn(command, args, { env, detached: true, stdio: ["ignore", file, file] });
    closeSync(file);
    return child;
  },
  written: (log) => statSync(log).size,
  signal(group, name) {
    try {
      process.kill(-group, name);
    } catch {
      // The whole group has ended already.
    }
  },
};

/** Running groups. A command in its own group does not receive Ctrl-C. */
const groups = new Set<number>();

for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(name, () => {
    for (const group of groups) system.signal(group, "SIGKILL");
    process.kill(process.pid, name);
  });
}

/**
 * Runs a command while it writes to its log. Slow is not hung: a command that writes is not ended
 * before `atMost`. A hung command's process group is asked to end, and killed when it does not.
 * @param command the program and its arguments
 */
export function runWhileAlive(
  command: readonly string[],
  limits: Limits,
  { start, written, signal }: Machine = system,
): Promise<Ended> {
  const { log, silentFor, atMost, onTick } = limits;
  return new Promise((done) => {
    const child = start(command, limits);
    const group = child.pid;
    if (group === undefined) {
      child.on("error", () => done({ code: 127, endedBy: "itself" }));
      return;
    }
    groups.add(group);
    let endedBy: Ended["endedBy"] = "itself";
    let total = 0;
    let silent = 0;
    let size = 0;
    let kill: NodeJS.Timeout | undefined;

    const end = (reason: Ended["endedBy"]) => {
      endedBy = reason;
      clearInterval(watch);
      signal(group, "SIGTERM");
      kill = setTimeout(signal, GRACE_MS, group, "SIGKILL");
    };

    // Counts ticks, not clock time: the time during which the machine was suspended does not count.
    const watch = setInterval(() => {
      const now = written(log);
      total += TICK_MS;
      silent = now === size ? silent + TICK_MS : 0;
      size = now;
      onTick?.(total);
      if (total >= atMost) end("limit");
      else if (silent >= silentFor) end("silence");
    }, TICK_MS);

    child.on("close", (code) => {
      clearInterval(watch);
      clearTimeout(kill);
      // Processes that the command started and did not end.
      signal(group, "SIGKILL");
      groups.delete(group);
      done({ code: code ?? 1, endedBy });
    });
  });
}
