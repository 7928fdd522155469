import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";

/** @import { SpawnOptions } from "node:child_process" */

const bin = resolve("node_modules/.bin");

/** The project's own Node and tools come first on the PATH. */
export const env = {
  ...process.env,
  PATH: [bin, process.env.PATH ?? ""].join(delimiter),
};

/**
 * Runs a command to its end with the project's tools first on the PATH.
 * @param {string} command
 * @param {readonly string[]} [args]
 * @param {SpawnOptions & { quiet?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>} the exit code and, with `quiet`, what it printed
 */
export function run(command, args = [], { quiet = false, ...options } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      env,
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      ...options,
    });
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", (error) => done({ code: 127, output: String(error) }));
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}
