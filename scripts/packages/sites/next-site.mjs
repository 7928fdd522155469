import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { env, run } from "../../setup/run.mjs";

const NEXT = resolve("node_modules/next/dist/bin/next");
const QUIET = { ...env, NEXT_TELEMETRY_DISABLED: "1" };

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** Resolves when the server has written that it is ready. */
async function ready(child) {
  let output = "";
  for await (const chunk of child.stdout) {
    output += chunk;
    if (output.includes("Ready")) return;
  }
  throw new Error(`next start ended\n${output}`);
}

/**
 * Builds and starts a site with Next.js.
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function startNext(root) {
  const { code, output } = await run(process.execPath, [NEXT, "build"], {
    cwd: root,
    quiet: true,
    env: QUIET,
  });
  if (code !== 0) throw new Error(`next build failed\n${output}`);
  const port = await freePort();
  const args = [NEXT, "start", "--hostname", "127.0.0.1", "--port", String(port)];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: QUIET,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await ready(child);
  child.stdout.resume();
  const close = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
