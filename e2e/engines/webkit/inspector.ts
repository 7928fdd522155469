import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { ConnectOverCDPTransport } from "playwright";

const RETRY_MS = 50;
const START_TAKES_MS = 60_000;

/** Bytes before the body of a message: its length, and a byte of flags. */
const HEAD = 5;
/** Bytes of the two numbers that name a page. */
const PAGE_NAME = 16;

/**
 * Message of WebKit's remote inspector: length, flags, name, values. `WEBKIT_INSPECTOR_HTTP_SERVER` would offer WebSockets, but ends
 * them at a message of more than 128 kB, which a script of Playwright has.
 */
function message(name: string, ...values: readonly Buffer[]): Buffer {
  const body = Buffer.concat([textOf(name), ...values]);
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(body.length);
  head.writeUInt8(1, HEAD - 1);
  return Buffer.concat([head, body]);
}

const textOf = (text: string) => Buffer.from(`${text}\0`);

/** Calls back with the name and the values of each message that is complete. */
function readMessages(socket: Socket, onMessage: (name: string, values: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on("data", (data) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= HEAD && rest.length >= HEAD + rest.readUInt32BE()) {
      const end = HEAD + rest.readUInt32BE();
      const body = rest.subarray(HEAD, end);
      rest = rest.subarray(end);
      const name = body.indexOf(0);
      onMessage(body.toString("latin1", 0, name), body.subarray(name + 1));
    }
  });
}

const open = (port: number) =>
  new Promise<Socket | undefined>((done) => {
    const socket = connect(port, "127.0.0.1", () => done(socket));
    socket.on("error", () => done(undefined));
  });

/** @param ended what the window wrote, once it has ended */
async function openWhenReady(port: number, ended: () => string | undefined): Promise<Socket> {
  const until = Date.now() + START_TAKES_MS;
  while (Date.now() < until) {
    const socket = await open(port);
    if (socket) return socket;
    const why = ended();
    if (why !== undefined) throw new Error(`the window of WebKit did not open: ${why}`);
    await wait(RETRY_MS);
  }
  throw new Error(`the window of WebKit did not open in ${START_TAKES_MS} ms`);
}

/** Connects to the page of a window that has this port as its `WEBKIT_INSPECTOR_SERVER`. */
export async function inspectPage(
  port: number,
  ended: () => string | undefined,
): Promise<ConnectOverCDPTransport> {
  const socket = await openWhenReady(port, ended);
  let page = Buffer.alloc(0);
  const transport: ConnectOverCDPTransport = {
    // The page names its targets after this, when Playwright listens.
    open: () => void socket.write(message("Setup", page)),
    send: (command) =>
      void socket.write(message("SendMessageToBackend", page, textOf(JSON.stringify(command)))),
    close: () => void socket.destroy(),
  };
  const found = new Promise<void>((done) => {
    readMessages(socket, (name, values) => {
      if (name === "SetTargetList" && page.length === 0 && values.includes("WebPage")) {
        page = Buffer.from(values.subarray(0, PAGE_NAME));
        done();
      }
      if (name === "SendMessageToFrontend")
        transport.onmessage?.(JSON.parse(values.toString("utf8", PAGE_NAME, values.length - 1)));
    });
  });
  socket.on("close", () => transport.onclose?.("the window is closed"));
  socket.write(message("SetupInspectorClient", textOf("")));
  await found;
  return transport;
}
