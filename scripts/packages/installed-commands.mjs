import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startServerProcess } from "../setup/server-process.mjs";
import { PACKED } from "./pack.mjs";

const PACKAGE_OF = { "satang-theme": "ui", "satang-sandbox": "sandbox", "create-satang": "create" };

/** The file of a command as a partner installs it. */
export function fileOfCommand(name) {
  const folder = join(PACKED, "node_modules/@satang", PACKAGE_OF[name]);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, bin[name]);
}

/**
 * Starts the sandbox as a partner does, with data in memory.
 * @param {readonly string[]} args of `satang-sandbox`
 * @returns {Promise<() => Promise<void>>} ends it
 */
export const startInstalledSandbox = (args) =>
  startServerProcess([fileOfCommand("satang-sandbox"), ...args], "Demo member", {
    env: { ...process.env, DATABASE_URL: "" },
  });
