import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

const TRIES = 50;

function tryPort(server: Server, port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(undefined);
      else reject(error);
    };
    server.once("error", onError);
    server.listen(port, host, () => {
      server.off("error", onError);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Listens on a port or the next free one after it. @returns the port taken */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  for (let next = port; next < port + TRIES; next += 1) {
    const taken = await tryPort(server, next, host);
    if (taken !== undefined) return taken;
  }
  throw new Error(`no port between ${port} and ${port + TRIES - 1} is free`);
}
