import type { IncomingMessage, Server } from "node:http";

/** How many times longer a form may take than another body: a video can arrive over a slow connection. */
const FORM_TIME_FACTOR = 20;

const isForm = ({ headers }: IncomingMessage) =>
  headers["content-type"]?.startsWith("multipart/") === true;

/** Any method can announce a body, also one that has no use for it. */
const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Closes the connection of each request with a body that has not arrived in time, whichever part answers the request. Call it
 * after everything that listens to the requests of the server: the sockets of the chat replace the listeners before them.
 */
export function endSlowBodies(server: Server, timeoutMs: number): void {
  server.on("request", (incoming) => {
    if (!hasBody(incoming)) return;
    const ms = isForm(incoming) ? FORM_TIME_FACTOR * timeoutMs : timeoutMs;
    const timer = setTimeout(() => {
      if (!incoming.complete) incoming.socket.destroy();
    }, ms);
    const stop = () => clearTimeout(timer);
    incoming.once("end", stop).once("close", stop);
  });
}

/**
 * Lets the rest of a body arrive without being kept, when the call was answered before all of it was read. The stream of
 * the request would stop it, and then the connection is cut together with its next call.
 */
export function dropRest(incoming: IncomingMessage): void {
  if (!incoming.readableEnded) incoming.removeAllListeners("data").resume();
}
