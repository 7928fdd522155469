import { spawn } from "node:child_process";
import { env } from "./run.mjs";

// The shim in node_modules/.bin is a shell: a signal sent to it would not reach the program.
const NODE = "node_modules/node/bin/node";

/** Runs a program from its source until it ends or is told to, and ends as it did. */
export function serve(args) {
  const program = spawn(NODE, ["--conditions=@satang/source", ...args], { env, stdio: "inherit" });
  // The terminal signals the whole group; a supervisor signals only this process.
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => program.kill(signal));
  }
  program.on("exit", (code) => process.exit(code ?? 0));
}
