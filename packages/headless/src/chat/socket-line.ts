import { fail, type Result, succeed } from "@satang/core";
import type { Socket } from "socket.io-client";
import type { ChatLine, ChatLineListener } from "../provider/chat-options.ts";

/** Time for connecting and for the reply to `join`, ms. */
const JOIN_TIMEOUT_MS = 10_000;
/** The status that a refusal over HTTP has. */
const REFUSED_STATUS = 403;

type JoinReply = { readonly ok?: unknown; readonly code?: unknown } | null | undefined;

function readJoinReply(reply: JoinReply): Result<unknown> {
  if (reply?.ok === true) return succeed(reply);
  const code = typeof reply?.code === "string" ? reply.code : "";
  if (code === "") return fail({ kind: "network" });
  return fail({ kind: "coded", code, message: "", status: REFUSED_STATUS });
}

/** Resolves when the socket is connected. @throws when it is not in time */
function connected(socket: Socket): Promise<void> {
  if (socket.connected) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const end = (work: () => void) => () => {
      clearTimeout(timer);
      socket.off("connect", onConnect).off("connect_error", onError);
      work();
    };
    const onConnect = end(resolve);
    const onError = end(() => reject(new Error("not connected")));
    const timer = setTimeout(onError, JOIN_TIMEOUT_MS);
    socket.once("connect", onConnect).once("connect_error", onError);
    socket.connect();
  });
}

/**
 * A line over socket.io (journey.txt §7): `join` with the name of the chat room, then `messaging` events. The library is loaded with
 * the first connection, and it does not connect again by itself, because every connection joins and reads what it missed.
 */
export function createSocketLine(url: string, token: string | null): ChatLine {
  let socket: Socket | null = null;
  let listener: ChatLineListener | null = null;
  let isEnded = false;

  const open = async (): Promise<Socket> => {
    const { io } = await import("socket.io-client");
    if (isEnded) throw new Error("the line has ended");
    const made = io(url, {
      auth: token === null ? {} : { token },
      autoConnect: false,
      forceNew: true,
      reconnection: false,
      transports: ["websocket", "polling"],
      tryAllTransports: true,
    });
    made.on("messaging", (event: unknown) => listener?.onEvent(event));
    made.on("disconnect", () => listener?.onLost());
    return made;
  };

  return {
    async join(chatRoom) {
      try {
        socket ??= await open();
        await connected(socket);
        return readJoinReply(await socket.timeout(JOIN_TIMEOUT_MS).emitWithAck("join", chatRoom));
      } catch {
        return fail({ kind: "network" });
      }
    },
    listen(next) {
      listener = next;
      isEnded = false;
      return () => {
        listener = null;
        isEnded = true;
        socket?.disconnect();
        socket = null;
      };
    },
  };
}
