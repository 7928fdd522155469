import { join } from "node:path";
import { freePort } from "../../setup/free-port.mjs";
import { env, run } from "../../setup/run.mjs";
import { startServerProcess } from "../../setup/server-process.mjs";

const NEXT = "node_modules/next/dist/bin/next";
const QUIET = { ...env, NEXT_TELEMETRY_DISABLED: "1" };

/**
 * Starts a site with Next.js that is built.
 * @param next the folder with its Next.js
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function startNext(root, next = root) {
  const port = await freePort();
  const args = [join(next, NEXT), "start", "--hostname", "127.0.0.1", "--port", String(port)];
  const close = await startServerProcess(args, "Ready", { cwd: root, env: QUIET });
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** Builds and starts a site with the Next.js of this project. */
export async function buildAndStartNext(root) {
  const next = process.cwd();
  const { code, output } = await run(process.execPath, [join(next, NEXT), "build"], {
    cwd: root,
    quiet: true,
    env: QUIET,
  });
  if (code !== 0) throw new Error(`next build failed\n${output}`);
  return startNext(root, next);
}
