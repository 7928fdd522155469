import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Usage of a process after a garbage collection. */
export type Usage = {
  /** Bytes. */
  readonly heapUsed: number;
  readonly rss: number;
  /** CPU time since its start, ms. */
  readonly cpuMs: number;
  readonly errors: readonly string[];
};

/** A sandbox in a process of its own. */
export type ServerProcess = {
  readonly url: string;
  usage(): Promise<Usage>;
  close(): Promise<void>;
};

async function answerOf(child: ChildProcess, asked?: string): Promise<unknown> {
  const answer = once(child, "message");
  if (asked !== undefined) child.send(asked);
  return (await answer)[0];
}

/** Starts a sandbox on a PostgreSQL. @param database its address */
export async function startServerProcess(database: string): Promise<ServerProcess> {
  const child = fork(join(import.meta.dirname, "chat-server.ts"), [database], {
    execArgv: ["--conditions=@satang/source", "--expose-gc"],
  });
  const url = String(await answerOf(child));
  return {
    url,
    usage: async () => (await answerOf(child, "usage")) as Usage,
    async close() {
      const ended = once(child, "exit");
      child.send("close");
      await ended;
    },
  };
}
