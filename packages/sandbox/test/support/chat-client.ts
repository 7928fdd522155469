import { once } from "node:events";
import { io, type Socket } from "socket.io-client";

/** A socket of the chat, and the events that it received. */
export type ChatClient = {
  readonly socket: Socket;
  readonly received: unknown[];
  join(chatRoom: unknown): Promise<unknown>;
  /** Waits until the server has ended the connection, and connects again. */
  connectAgain(): Promise<void>;
};

/** Connects to the chat of a server. @param auth data of the handshake */
export async function connectChat(url: string, auth: object = {}): Promise<ChatClient> {
  const socket = io(url, {
    auth,
    forceNew: true,
    transports: ["websocket"],
  });
  const received: unknown[] = [];
  socket.on("messaging", (event) => received.push(event));
  await once(socket as unknown as NodeJS.EventEmitter, "connect");
  return {
    socket,
    received,
    join: (chatRoom) => socket.emitWithAck("join", chatRoom),
    connectAgain: () =>
      new Promise((resolve) => {
        const connect = () => socket.once("connect", resolve).connect();
        if (socket.connected) socket.once("disconnect", connect);
        else connect();
      }),
  };
}
