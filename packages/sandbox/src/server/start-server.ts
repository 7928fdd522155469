import type { IncomingMessage, Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { DROP_HEADER } from "../http/reply-headers.ts";
import { createSandbox, type Sandbox, type SandboxOptions } from "../sandbox.ts";
import { isLoopback } from "../scenario/owner.rules.ts";
import { listen } from "./listen.ts";

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

/** A sandbox that listens on a port. */
export interface SandboxServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly sandbox: Sandbox;
  /** Ends open connections, then the database. */
  close(): Promise<void>;
}

/** How many times longer a form may take than another body: a video can arrive over a slow connection. */
const FORM_TIME_FACTOR = 20;

const isForm = ({ headers }: IncomingMessage) =>
  headers["content-type"]?.startsWith("multipart/") === true;

/** Closes the connection of a request if its body has not arrived in time. */
function endSlowBody(incoming: IncomingMessage, timeoutMs: number): void {
  const ms = isForm(incoming) ? FORM_TIME_FACTOR * timeoutMs : timeoutMs;
  const timer = setTimeout(() => incoming.socket.destroy(), ms);
  const stop = () => clearTimeout(timer);
  incoming.once("end", stop).once("close", stop);
}

function serverOf(sandbox: Sandbox, bodyTimeoutMs: number): Server {
  return createAdaptorServer({
    fetch: async (request: Request, env: { incoming: IncomingMessage }) => {
      if (request.body !== null) endSlowBody(env.incoming, bodyTimeoutMs);
      const reply = await sandbox.handle(request);
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
  const server = serverOf(sandbox, bodyTimeoutMs);
  try {
    const taken = await listen(server, port, host);
    const name = host === "0.0.0.0" || host === "127.0.0.1" ? "localhost" : host;
    return {
      url: `http://${name}:${taken}`,
      port: taken,
      sandbox,
      close: async () => {
        await new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        });
        await sandbox.close();
      },
    };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}
