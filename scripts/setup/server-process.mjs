import { spawn } from "node:child_process";
import { once } from "node:events";

/** Resolves when the process has written that it is ready. */
async function ready(child, sign) {
  let output = "";
  for await (const chunk of child.stdout) {
    output += chunk;
    if (output.includes(sign)) return;
  }
  throw new Error(`the server ended before it wrote "${sign}"\n${output}`);
}

/**
 * Starts a server of its own process, and waits for a word in its output.
 * @param {readonly string[]} args of Node
 * @param {string} sign the word
 * @returns {Promise<() => Promise<void>>} ends it
 */
export async function startServerProcess(args, sign, options = {}) {
  const child = spawn(process.execPath, args, {
    ...options,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await ready(child, sign);
  child.stdout.resume();
  return async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
}
