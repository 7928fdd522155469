import { io, type Socket } from "socket.io-client";
import { PREFIX } from "../../src/chat/chat-room.rules.ts";

/** A chat room of a visitor with sockets on several processes, and what each of them received. */
export type LoadedChat = {
  readonly guestId: string;
  readonly sockets: readonly { readonly socket: Socket; readonly received: number[] }[];
  /** When each message was sent, ms of this process. */
  readonly sentAt: number[];
  /** Ends after the newest message was accepted. */
  tail: Promise<void>;
};

const READY_MS = 60_000;

async function joinChat(url: string, guestId: string, onMessage: (message: number) => void) {
  const socket = io(url, { forceNew: true, transports: ["websocket"], timeout: READY_MS });
  socket.on("messaging", (event: { message: { payload: string } }) =>
    onMessage(Number(event.message.payload)),
  );
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve).once("connect_error", reject);
  });
  const joined = await socket.timeout(READY_MS).emitWithAck("join", `${PREFIX}-${guestId}`);
  if (joined.ok !== true) throw new Error(`a socket was refused: ${JSON.stringify(joined)}`);
  return socket;
}

/** Opens a chat with a socket on each server. @param onDelay is called with the time from sending to receiving, ms */
export async function openChat(
  urls: readonly string[],
  number: number,
  onDelay: (ms: number) => void,
): Promise<LoadedChat> {
  const guestId = `guest-${number.toString(16).padStart(32, "0")}`;
  const sentAt: number[] = [];
  const sockets = await Promise.all(
    urls.map(async (url) => {
      const received: number[] = [];
      const socket = await joinChat(url, guestId, (message) => {
        received.push(message);
        onDelay(performance.now() - (sentAt[message] ?? 0));
      });
      return { socket, received };
    }),
  );
  return { guestId, sockets, sentAt, tail: Promise.resolve() };
}

/** Sends the next message of a chat, after the one before was accepted. */
export function sendNext(chat: LoadedChat, url: string, onRefused: (reason: string) => void): void {
  const message = chat.sentAt.length;
  chat.sentAt.push(performance.now());
  chat.tail = chat.tail.then(async () => {
    chat.sentAt[message] = performance.now();
    try {
      const reply = await fetch(`${url}/api/chat/send-message`, {
        method: "POST",
        headers: { "x-client": "wallet-user", "content-type": "application/json" },
        body: JSON.stringify({
          guestId: chat.guestId,
          clientId: `c-${message}`,
          sender: "customer",
          message: { message_type: "text", payload: `${message}` },
        }),
      });
      const text = await reply.text();
      if (!reply.ok) onRefused(text);
    } catch (error) {
      onRefused(String(error));
    }
  });
}

/** Counts faults at the sockets of a chat. */
export function countFaults({ sockets, sentAt }: LoadedChat) {
  const faults = { lost: 0, doubled: 0, outOfOrder: 0 };
  for (const { received } of sockets) {
    const once = new Set(received);
    faults.lost += sentAt.length - once.size;
    faults.doubled += received.length - once.size;
    faults.outOfOrder += received.filter((message, at) => message < (received[at - 1] ?? 0)).length;
  }
  return faults;
}
