import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { policyOf, typeOf } from "./policy.mjs";

/** Headers that belong to one connection, and those that `fetch` has already applied. */
const OF_CONNECTION =
  /^(?:connection|host|keep-alive|transfer-encoding|content-encoding|content-length)$/;

const kept = (entries) => Object.fromEntries(entries.filter(([name]) => !OF_CONNECTION.test(name)));

async function forward(request, reply, origin) {
  const { method = "GET", url = "/" } = request;
  const hasBody = method !== "GET" && method !== "HEAD";
  const answer = await fetch(new URL(url, origin), {
    method,
    headers: kept(Object.entries(request.headers)),
    redirect: "manual",
    ...(hasBody && { body: Readable.toWeb(request), duplex: "half" }),
  });
  reply.writeHead(answer.status, kept([...answer.headers]));
  if (answer.body) Readable.fromWeb(answer.body).pipe(reply);
  else reply.end();
}

async function sendFile(reply, file, trusted) {
  const body = await readFile(file).catch(() => undefined);
  if (!body) return reply.writeHead(404).end();
  const headers = { "content-type": typeOf(file), "content-security-policy": policyOf(trusted) };
  return reply.writeHead(200, headers).end(body);
}

/**
 * Serves a site for people: its files or its own server, the calls of the sandbox, and a sign-in that knows one member.
 * @returns the address of the site
 */
export async function serveSite({ fileOf, origin, trusted }, { sandbox, token, port }) {
  const server = createServer(async (request, reply) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    try {
      if (/^\/(?:api|socket\.io)\//.test(pathname)) await forward(request, reply, sandbox);
      else if (pathname === "/host/token") reply.end(token);
      else if (origin) await forward(request, reply, origin);
      else await sendFile(reply, fileOf(pathname), trusted);
    } catch (error) {
      console.error(error.message);
      reply.destroy();
    }
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return `http://localhost:${server.address().port}`;
}
