import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of a server for uploads: the first part of a path says how it behaves. */
    uploadServer: string;
  }
}

const FIRST_BYTES = 64 * 1024;

let abandoned = 0;

/** Receives everything and answers with a description of it. */
async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let bytes = 0;
  for await (const chunk of request) bytes += chunk.length;
  response.setHeader("date", "Sat, 21 Nov 2026 03:00:00 GMT");
  response.end(
    JSON.stringify({
      code: "SUCCESS",
      message: `${request.headers["x-client"]}: ${bytes > 0}`,
    }),
  );
}

let takenElsewhere = 0;

/** Sends every upload to the same server under its other name, which is another origin. */
async function redirect(
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for await (const _chunk of request);
  const port = request.socket.localPort;
  response.writeHead(status, { location: `http://localhost:${port}/elsewhere` }).end();
}

/** Receives what a redirect brought. */
async function takeElsewhere(request: IncomingMessage, response: ServerResponse): Promise<void> {
  for await (const _chunk of request);
  takenElsewhere += 1;
  response.end(JSON.stringify({ message: "SUCCESS" }));
}

/** Reads without end and never answers; counts the callers that disconnect. */
function keepWaiting(request: IncomingMessage): void {
  request.on("close", () => {
    abandoned += 1;
  });
  request.resume();
}

/** Closes the connection in the middle of the bytes. */
function cut(request: IncomingMessage): void {
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > FIRST_BYTES) request.socket.destroy();
  });
}

const server = createServer((request, response) => {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-headers", "*, authorization");
  response.setHeader("access-control-expose-headers", "Date");
  if (request.method === "OPTIONS") return response.writeHead(204).end();
  const behaviour = request.url?.split("/")[1];
  if (behaviour === "take") return void take(request, response);
  if (/^30\d$/.test(behaviour ?? "")) return void redirect(Number(behaviour), request, response);
  if (behaviour === "elsewhere") return void takeElsewhere(request, response);
  if (behaviour === "wait") return keepWaiting(request);
  if (behaviour === "cut") return cut(request);
  response.end(JSON.stringify({ abandoned, takenElsewhere }));
});

/** Runs until the browser tests end. */
export async function setup(project: {
  provide: (name: "uploadServer", value: string) => void;
}): Promise<() => void> {
  server.listen(0);
  await once(server, "listening");
  project.provide("uploadServer", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
