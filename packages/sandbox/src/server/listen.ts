import type { Server } from "node:http";
import { type AddressInfo, createServer, type Server as Listener } from "node:net";

const TRIES = 50;
/** Addresses at which a browser can arrive over IPv4 when it opens `localhost`; over IPv6 it is `::1`. */
const LOCALHOST: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "0.0.0.0"]);

/** @returns the port; `undefined` when another program uses it */
function tryPort(listener: Listener, port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(undefined);
      else reject(error);
    };
    listener.once("error", onError);
    listener.listen(port, host, () => {
      listener.off("error", onError);
      resolve((listener.address() as AddressInfo).port);
    });
  });
}

/**
 * Listens on both addresses of `localhost`: a browser could reach another program on `[::1]` instead.
 * A server has one address, so a second listener forwards the IPv6 connections to it.
 */
async function tryLocalhost(server: Server, port: number, host: string) {
  const overIpv6 = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit("connection", socket),
  );
  const first = await tryPort(overIpv6, port, "::1").catch(() => "no IPv6 here" as const);
  if (first === undefined) return undefined;
  if (first === "no IPv6 here") return tryPort(server, port, host);
  const taken = await tryPort(server, first, host);
  if (taken === undefined) overIpv6.close();
  else server.once("close", () => overIpv6.close());
  return taken;
}

/**
 * Listens on a port or on the next free one after it. A port of `localhost` must be free over IPv4 and over IPv6.
 * @returns the port
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const next = port === 0 ? 0 : port + tried;
    const taken = LOCALHOST.has(host)
      ? await tryLocalhost(server, next, host === "localhost" ? "127.0.0.1" : host)
      : await tryPort(server, next, host);
    if (taken !== undefined) return taken;
  }
  throw new Error(`no port between ${port} and ${port + TRIES - 1} is free`);
}
