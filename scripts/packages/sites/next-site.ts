import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../setup/free-port.ts";
import { env, run } from "../../setup/run.mjs";
import { startServerProcess } from "../../setup/server-process.ts";
import type { NextSite } from "./site.types.ts";

const NEXT = "node_modules/next/dist/bin/next";
const NOTES_CALLS = fileURLToPath(new URL("server-calls.ts", import.meta.url));
const QUIET = { ...env, NEXT_TELEMETRY_DISABLED: "1" };

/**
 * Starts a site with Next.js that is built.
 * @param next the folder with its Next.js
 */
export async function startNext(root: string, next = root): Promise<NextSite> {
  const port = await freePort();
  const calls = join(root, "server-calls.txt");
  await writeFile(calls, "");
  const start = [join(next, NEXT), "start", "--hostname", "127.0.0.1", "--port", String(port)];
  const close = await startServerProcess(["--import", NOTES_CALLS, ...start], "Ready", {
    cwd: root,
    env: { ...QUIET, SERVER_CALLS: calls },
  });
  const readCalls = () => readFile(calls, "utf8");
  return { origin: `http://127.0.0.1:${port}`, readCalls, close };
}

/** Builds and starts a site with the Next.js of this project. */
export async function buildAndStartNext(root: string): Promise<NextSite> {
  const next = process.cwd();
  const { code, output } = await run(process.execPath, [join(next, NEXT), "build"], {
    cwd: root,
    quiet: true,
    env: QUIET,
  });
  if (code !== 0) throw new Error(`next build failed\n${output}`);
  return startNext(root, next);
}
