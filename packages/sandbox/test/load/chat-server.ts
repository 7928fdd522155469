import { startServer } from "../../src/index.ts";
import type { Usage } from "./chat-servers.ts";

/*
 * A sandbox in its own process. It sends its address to its parent, and answers "usage" with what it uses, after a garbage
 * collection, so that only what is kept counts.
 */
const [url = ""] = process.argv.slice(2);
const errors: string[] = [];
const server = await startServer({
  port: 0,
  database: { kind: "postgres", url },
  onError: (error) => errors.push(String(error)),
});

function usage(): Usage {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { heapUsed, rss, cpuMs: (user + system) / 1000, errors };
}

process.on("message", async (asked) => {
  if (asked === "usage") process.send?.(usage());
  if (asked === "close") {
    await server.close();
    process.disconnect();
  }
});
process.send?.(server.url);
