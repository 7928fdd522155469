import { readFileSync } from "node:fs";
import { run } from "./run.mjs";

/** The package manager with its version, as `package.json` names it. */
export const { packageManager } = JSON.parse(readFileSync("package.json", "utf8"));

/** Runs the package manager through npm, so that a machine needs no installed pnpm. */
export const pnpm = (...args) => run("npx", ["-y", packageManager, ...args]);

/** Runs a command that needs `pnpm` on the PATH. */
export const withPnpm = (command) =>
  run("npx", ["-y", "-p", packageManager, "-c", command], { stdio: "inherit" });
