import { spawn } from "node:child_process";
import { env } from "./run.mjs";

// The file in node_modules/.bin is a shell script: a signal to it would not reach the program.
const NODE = "node_modules/node/bin/node";

/**
 * Runs a program from its source until it ends or receives a signal, and exits with the same code.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [environment] added to the one of this process
 */
export function serve(args, environment = {}) {
  const program = spawn(NODE, ["--conditions=@satang/source", ...args], {
    env: { ...env, ...environment },
    stdio: "inherit",
  });
  // The terminal signals the whole group; a supervisor signals only this process.
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.on(signal, () => program.kill(signal));
  }
  program.on("exit", (code) => process.exit(code ?? 0));
}
