import { readFileSync } from "node:fs";
import { run } from "./run.mjs";

/**
 * The package manager with its version, as `package.json` names it.
 * @type {{ packageManager: string }}
 */
export const { packageManager } = JSON.parse(readFileSync("package.json", "utf8"));

/**
 * Runs the package manager through npm, so that a machine needs no installed pnpm.
 * @param {string[]} args
 */
export const pnpm = (...args) => run("npx", ["-y", packageManager, ...args]);

/**
 * Runs a command that needs `pnpm` on the PATH.
 * @param {string} command
 */
export const withPnpm = (command) =>
  run("npx", ["-y", "-p", packageManager, "-c", command], { stdio: "inherit" });
