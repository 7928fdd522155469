import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { createAdapter } from "@socket.io/postgres-adapter";
import { Pool } from "pg";
import { Server, type Socket } from "socket.io";
import type { ChatLine } from "../calls/chat-line.types.ts";
import type { DatabaseOption, Db } from "../database/database.ts";
import { withoutStatement } from "../database/database-error.ts";
import { Refusal, refuse } from "../errors/refusal.ts";
import { memberOfToken } from "../session/token.ts";
import { guestRoom, memberRoom, PREFIX } from "./chat-room.rules.ts";

/** A client sends names of chat rooms only. */
const LARGEST_EVENT_BYTES = 16_384;
/** One connection listens, the others send. */
const POOL_SIZE = 3;

/** The reply to `join`. */
type JoinReply = { readonly ok: true } | { readonly ok: false; readonly code: string };

/** The parts that sockets of the chat use. */
export type ChatSocketParts = {
  readonly db: Db;
  readonly now: () => Date;
  readonly database: DatabaseOption;
  readonly onError: (error: unknown) => void;
};

/** The sockets of the chat: a line that works once it has a server. */
export type ChatSockets = ChatLine & {
  /** Accepts sockets on a server, at `/socket.io/`. */
  attach(server: HttpServer): Promise<void>;
  /** Ends every socket. */
  close(): Promise<void>;
};

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

/** The chat room that a socket has proved to be its own. @throws Refusal otherwise */
async function provenRoom({ db, now }: ChatSocketParts, socket: Socket, asked: unknown) {
  const chatRoom = textOf(asked);
  if (chatRoom === undefined) throw refuse("NO_DATA");
  const token = textOf(socket.handshake.auth.token);
  const own =
    token === undefined
      ? guestRoom(chatRoom.slice(PREFIX.length + 1))
      : memberRoom((await memberOfToken(db, `Bearer ${token}`, now())).member);
  if (chatRoom !== own) throw refuse("NO_DATA");
  return own;
}

/** A socket is in one conversation at a time. */
async function join(parts: ChatSocketParts, socket: Socket, asked: unknown): Promise<JoinReply> {
  try {
    const chatRoom = await provenRoom(parts, socket, asked);
    for (const left of socket.rooms) if (left !== socket.id) await socket.leave(left);
    await socket.join(chatRoom);
    // The session may have ended since, and its other sockets were cut before this one was in the chat room.
    await provenRoom(parts, socket, asked).catch(async (thrown: unknown) => {
      await socket.leave(chatRoom);
      throw thrown;
    });
    return { ok: true };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { ok: false, code: thrown.code };
    parts.onError(withoutStatement(thrown));
    return { ok: false, code: "INTERNAL_SERVER_ERROR" };
  }
}

/** Shares the chat rooms with other processes on the same PostgreSQL. @returns the pool, ready to receive */
async function shareRooms(
  io: Server,
  url: string,
  onError: ChatSocketParts["onError"],
): Promise<Pool> {
  const pool = new Pool({ connectionString: url, max: POOL_SIZE, idleTimeoutMillis: 0 });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  // Without its connection a process receives nothing. Its clients connect again and read what they missed.
  pool.on("remove", () => io.local.disconnectSockets(true));
  // The adapter takes its connection first; a pool with a connection still on its way would never end.
  const listening = once(pool, "acquire");
  io.adapter(
    createAdapter(pool, {
      tableName: "socket_attachment",
      errorHandler: (error) => onError(withoutStatement(error)),
    }),
  );
  await listening;
  return pool;
}

/** Makes the sockets of the chat: `join` with the name of the chat room, then `messaging` events. */
export function createChatSockets(parts: ChatSocketParts): ChatSockets {
  let io: Server | undefined;
  let pool: Pool | undefined;
  return {
    emit: (chatRoom, value) => io?.to(chatRoom).emit("messaging", value),
    cut(chatRoom) {
      if (chatRoom === undefined) io?.disconnectSockets(true);
      else io?.in(chatRoom).disconnectSockets(true);
    },
    async attach(server) {
      io = new Server(server, {
        cors: { origin: "*" },
        serveClient: false,
        maxHttpBufferSize: LARGEST_EVENT_BYTES,
      });
      if (parts.database.kind === "postgres") {
        pool = await shareRooms(io, parts.database.url, parts.onError);
      }
      io.on("connection", (socket) => {
        socket.on("join", async (asked: unknown, reply: unknown) => {
          const joined = await join(parts, socket, asked);
          if (typeof reply === "function") reply(joined);
        });
      });
    },
    async close() {
      pool?.removeAllListeners("remove");
      await io?.close();
      await pool?.end();
    },
  };
}
