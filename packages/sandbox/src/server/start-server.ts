import type { IncomingMessage, Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { DROP_HEADER } from "../http/reply-headers.ts";
import { isLoopback } from "../scenario/owner.rules.ts";
import { dropRest, endSlowBodies } from "./incoming-body.ts";
import { listen } from "./listen.ts";
import { createSandbox, type Sandbox, type SandboxOptions } from "./sandbox.ts";

/** Options of a sandbox that listens on a port. */
export interface ServerOptions extends SandboxOptions {
  /** 0 for any free port; when the port is in use, the next free one. @default 4600 */
  readonly port?: number;
  /** The address to listen on; `localhost` includes IPv6. @default "127.0.0.1" */
  readonly host?: string;
  /** Whether `/sandbox/*` answers. @default true on an address of this machine only, else false */
  readonly scenarios?: boolean;
  /** How long a body may take to arrive, ms, and a form twenty times as long. @default 15_000 */
  readonly bodyTimeoutMs?: number;
}

/**
 * Longer than the minute for which proxies keep an idle connection, ms: a call over one that the sandbox has closed
 * meanwhile would fail.
 */
const KEEP_IDLE_MS = 75_000;

/** A sandbox that listens on a port. */
export type SandboxServer = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly sandbox: Sandbox;
  /** Ends open connections, then the database. */
  close(): Promise<void>;
};

function serverOf(sandbox: Sandbox): Server {
  return createAdaptorServer({
    fetch: async (request: Request, env: { incoming: IncomingMessage }) => {
      // A name of the Host header can have the form of an address and be none.
      if (!URL.canParse(request.url)) return new Response(null, { status: 400 });
      const reply = await sandbox.handle(request);
      dropRest(env.incoming);
      if (!reply.headers.has(DROP_HEADER)) return reply;
      env.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    },
  } as Parameters<typeof createAdaptorServer>[0]) as Server;
}

/**
 * Starts a sandbox and listens.
 *
 * @example
 * const server = await startServer({ port: 0 });
 * await fetch(`${server.url}/api/lookup/info`, { headers: { "x-client": "wallet-user" } });
 * await server.close();
 */
export async function startServer(options: ServerOptions = {}): Promise<SandboxServer> {
  const { port = 4600, host = "127.0.0.1", bodyTimeoutMs = 15_000, ...rest } = options;
  const sandbox = await createSandbox({ ...rest, scenarios: rest.scenarios ?? isLoopback(host) });
  const server = serverOf(sandbox);
  server.keepAliveTimeout = KEEP_IDLE_MS;
  try {
    await sandbox.acceptSockets(server);
    endSlowBodies(server, bodyTimeoutMs);
    const taken = await listen(server, port, host);
    const name = host === "0.0.0.0" || host === "127.0.0.1" ? "localhost" : host;
    return {
      url: `http://${name}:${taken}`,
      port: taken,
      sandbox,
      close: async () => {
        const closed = sandbox.close();
        await new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        });
        await closed;
      },
    };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}
