import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { createAdapter } from "@socket.io/postgres-adapter";
import { Pool } from "pg";
import { Server, type Socket } from "socket.io";
import type { ChatLine } from "../calls/chat-line.types.ts";
import type { DatabaseOption, Db } from "../database/database.ts";
import { withoutStatement } from "../database/database-error.ts";
import { Refusal, refuse } from "../errors/refusal.ts";
import { memberOfToken, type SignedIn } from "../session/token.ts";
import { guestRoom, memberRoom, PREFIX } from "./chat-room.rules.ts";

/** A client sends names of chat rooms only. */
const LARGEST_EVENT_BYTES = 16_384;
/** Connections: one listens, the others send. */
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

/** How often the tokens of the sockets are compared with the clock, ms. */
const EXPIRY_CHECK_MS = 1_000;

/** Proof by a socket: a chat room, and for a member with a token that expires. */
type Proof = { readonly chatRoom: string; readonly signedIn: SignedIn | null };

/** The chat room that a socket has proved to be its own. @throws Refusal otherwise */
async function prove({ db, now }: ChatSocketParts, socket: Socket, asked: unknown): Promise<Proof> {
  const chatRoom = textOf(asked);
  if (chatRoom === undefined) throw refuse("NO_DATA");
  const token = textOf(socket.handshake.auth.token);
  const signedIn = token === undefined ? null : await memberOfToken(db, `Bearer ${token}`, now());
  const own = signedIn ? memberRoom(signedIn.member) : guestRoom(chatRoom.slice(PREFIX.length + 1));
  if (chatRoom !== own) throw refuse("NO_DATA");
  return { chatRoom, signedIn };
}

/** A socket is in one conversation at a time. */
async function join(parts: ChatSocketParts, socket: Socket, asked: unknown): Promise<JoinReply> {
  try {
    const { chatRoom, signedIn } = await prove(parts, socket, asked);
    for (const left of socket.rooms) if (left !== socket.id) await socket.leave(left);
    await socket.join(chatRoom);
    socket.data.expiresAt = signedIn?.expiresAt;
    // The session may have ended since, and its other sockets were cut before this one was in the chat room.
    await prove(parts, socket, asked).catch(async (thrown: unknown) => {
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

/** Cuts each socket of this process with a token that has expired. */
function cutExpired(io: Server, now: Date): void {
  for (const socket of io.sockets.sockets.values()) {
    const { expiresAt } = socket.data as { readonly expiresAt?: Date };
    if (expiresAt !== undefined && expiresAt <= now) socket.disconnect(true);
  }
}

/** Makes the sockets of the chat: `join` with the name of the chat room, then `messaging` events. */
export function createChatSockets(parts: ChatSocketParts): ChatSockets {
  let io: Server | undefined;
  let pool: Pool | undefined;
  let expiry: NodeJS.Timeout | undefined;
  return {
    emit: (chatRoom, value) => io?.to(chatRoom).emit("messaging", value),
    cutMember: (member) => io?.in(memberRoom(member)).disconnectSockets(true),
    cut(chatRoom) {
      if (chatRoom === undefined) io?.disconnectSockets(true);
      else io?.in(chatRoom).disconnectSockets(true);
    },
    async attach(server) {
      const sockets = new Server(server, {
        cors: { origin: "*" },
        serveClient: false,
        maxHttpBufferSize: LARGEST_EVENT_BYTES,
      });
      io = sockets;
      expiry = setInterval(() => cutExpired(sockets, parts.now()), EXPIRY_CHECK_MS).unref();
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
      clearInterval(expiry);
      pool?.removeAllListeners("remove");
      await io?.close();
      await pool?.end();
    },
  };
}
