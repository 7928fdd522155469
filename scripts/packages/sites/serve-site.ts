import { once } from "node:events";
import { readFile } from "node:fs/promises";
import {
  request as ask,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { reasonOf } from "../../setup/reason-of.ts";
import { policyOf, typeOf } from "./policy.ts";
import { createSignIn } from "./sign-in.ts";
import type { BuiltSite, RunningSite } from "./site.types.ts";

const OF_BACKEND = /^\/(?:api|socket\.io)\//;

/** The same request at another server, with the host that it has for the browser. */
const askThere = ({ method, url = "/", headers }: IncomingMessage, origin: string): ClientRequest =>
  ask(new URL(url, origin), { method, headers });

function forward(request: IncomingMessage, reply: ServerResponse, origin: string) {
  const there = askThere(request, origin);
  there.on("response", (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  there.on("error", () => reply.destroy());
  // The browser no longer waits for it.
  reply.on("close", () => there.destroy());
  request.pipe(there);
}

/** A socket of the chat. */
function forwardSocket(request: IncomingMessage, socket: Duplex, origin: string) {
  const there = askThere(request, origin);
  there.on("upgrade", ({ rawHeaders }, other) => {
    const lines = rawHeaders.flatMap((name, at) =>
      at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : [],
    );
    socket.write(`${["HTTP/1.1 101 Switching Protocols", ...lines].join("\r\n")}\r\n\r\n`);
    other.on("error", () => socket.destroy());
    socket.on("error", () => other.destroy());
    other.pipe(socket).pipe(other);
  });
  there.on("response", () => socket.destroy());
  there.on("error", () => socket.destroy());
  there.end();
}

async function sendFile(reply: ServerResponse, file: string, trusted: string) {
  const body = await readFile(file).catch(() => undefined);
  if (!body) return reply.writeHead(404).end();
  const headers = { "content-type": typeOf(file), "content-security-policy": policyOf(trusted) };
  return reply.writeHead(200, headers).end(body);
}

/**
 * Serves a site: its files or its own server, the calls and the sockets of a sandbox, and a sign-in that knows one member.
 * @param port 0 for any free one
 */
export async function serveSite(
  site: BuiltSite | RunningSite,
  sandbox: string,
  port = 0,
): Promise<{ readonly address: string; readonly close: () => void }> {
  const signIn = createSignIn(sandbox);
  const server = createServer(async (request, reply) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    try {
      if (OF_BACKEND.test(pathname)) return forward(request, reply, sandbox);
      const token = await signIn.answer(pathname);
      if (token !== undefined) return reply.end(token);
      if ("origin" in site) return forward(request, reply, site.origin);
      return await sendFile(reply, site.fileOf(pathname), site.trusted);
    } catch (error) {
      console.error(reasonOf(error));
      return reply.destroy();
    }
  });
  server.on("upgrade", (request, socket) => forwardSocket(request, socket, sandbox));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
