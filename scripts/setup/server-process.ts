import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** Resolves when the process has written that it is ready. */
async function ready(written: Readable, sign: string) {
  let output = "";
  for await (const chunk of written) {
    output += chunk;
    if (output.includes(sign)) return;
  }
  throw new Error(`the server ended before it wrote "${sign}"\n${output}`);
}

/**
 * Starts a server of its own process, and waits for a word in its output.
 * @param args of Node
 * @param sign the word
 * @returns ends it
 */
export async function startServerProcess(
  args: readonly string[],
  sign: string,
  options: SpawnOptions = {},
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, args, { ...options, stdio: ["ignore", "pipe", "inherit"] });
  await ready(child.stdout, sign);
  child.stdout.resume();
  return async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
}
