import { spawn } from "node:child_process";
import { closeSync, openSync, statSync } from "node:fs";

const TICK_MS = 1_000;
/** Time for a group to close its files and browsers before it is killed, ms. */
const GRACE_MS = 10_000;

/** System functions that a run needs; tests replace them. */
const machine = {
  start([command, ...args], { log, env }) {
    const file = openSync(log, "w");
    // Its own process group, so that the command ends together with every process that it started.
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
const groups = new Set();

for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(name, () => {
    for (const group of groups) machine.signal(group, "SIGKILL");
    process.kill(process.pid, name);
  });
}

/**
 * Runs a command while it writes to its log. Slow is not hung: a command that writes is not ended
 * before `atMost`. A hung command's process group is asked to end, and killed when it does not.
 * @param {readonly string[]} command the program and its arguments
 * @param {object} options
 * @param {string} options.log file for all output of the command
 * @param {number} options.silentFor ms without output after which the command counts as hung
 * @param {number} options.atMost ms that the command may take in total
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(ms: number) => void} [options.onTick] called every second with the time since the start
 * @returns {Promise<{ code: number, endedBy: "itself" | "silence" | "limit" }>} the exit code, 1
 * after a signal, and which limit ended the command
 */
export function runWhileAlive(command, options, { start, written, signal } = machine) {
  const { log, silentFor, atMost, onTick } = options;
  return new Promise((done) => {
    const child = start(command, options);
    const group = child.pid;
    if (group === undefined) {
      child.on("error", () => done({ code: 127, endedBy: "itself" }));
      return;
    }
    groups.add(group);
    let endedBy = "itself";
    let total = 0;
    let silent = 0;
    let size = 0;
    let kill;

    function end(reason) {
      endedBy = reason;
      clearInterval(watch);
      signal(group, "SIGTERM");
      kill = setTimeout(signal, GRACE_MS, group, "SIGKILL");
    }

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
