import { spawn } from "node:child_process";

/** Leaders of the groups that work now. In a group of its own a command hears no Ctrl-C. */
const leaders = new Set();

function end(leader) {
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // All of it has ended by itself.
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => {
    leaders.forEach(end);
    process.kill(process.pid, signal);
  });
}

/**
 * Runs a command to its end, or ends it and all that it started: a browser that hangs must not outlive its time.
 * @param {number} limit ms
 * @returns {Promise<{ code: number, late: boolean }>} the exit code, and whether the limit ended it
 */
export function runWithin(limit, command, args, options) {
  return new Promise((done) => {
    const child = spawn(command, args, { ...options, detached: true });
    if (child.pid === undefined) return child.on("error", () => done({ code: 127, late: false }));
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      end(child.pid);
    }, limit);
    leaders.add(child.pid);
    child.on("close", (code) => {
      clearTimeout(timer);
      end(child.pid);
      leaders.delete(child.pid);
      done({ code: code ?? 1, late });
    });
  });
}
