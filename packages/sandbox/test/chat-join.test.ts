import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { memberRoom } from "../src/chat/chat-room.rules.ts";
import { createChatSockets } from "../src/chat/chat-sockets.ts";
import type { Database } from "../src/database/database.ts";
import { openDatabase } from "../src/database/open-database.ts";
import { member } from "../src/database/schema.ts";
import { seedWhenEmpty } from "../src/seed/seed.ts";
import { closeSessions, openSession } from "../src/session/token.ts";
import { connectChat } from "./support/chat-client.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

const now = () => new Date();

type Builder = object & Partial<PromiseLike<unknown>>;

/** The same queries; what `afterRead` does is done between the first one and the code that waits for it. */
function interrupted<T extends Builder>(builder: T, afterRead: () => Promise<void>): T {
  return new Proxy(builder, {
    get(target, key) {
      const value = Reflect.get(target, key);
      if (typeof value !== "function") return value;
      if (key !== "then") {
        return (...args: unknown[]) => interrupted(value.apply(target, args), afterRead);
      }
      const rows = Promise.resolve(target).then(async (read) => {
        await afterRead();
        return read;
      });
      return rows.then.bind(rows);
    },
  });
}

let database: Database;

beforeEach(async () => {
  database = await openDatabase({ kind: "memory" });
  await seedWhenEmpty(database, now());
}, START_TIMEOUT);
afterEach(() => database.close());

it("a session that ends while its socket joins is not in the chat room afterwards", async () => {
  const { db } = database;
  const [found] = await db.select().from(member).limit(1);
  if (found === undefined) throw new Error("The seed has no member.");
  const chatRoom = memberRoom(found);
  const token = await openSession(db, found.id, now());
  let endings = 0;
  const sockets = createChatSockets({
    db: interrupted(db, async () => {
      endings += 1;
      if (endings > 1) return;
      await closeSessions(db, found.id);
      sockets.cutMember(found);
    }),
    now,
    database: { kind: "memory" },
    onError: () => undefined,
  });
  const server = createServer();
  await sockets.attach(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = await connectChat(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    token,
  });
  expect(await client.join(chatRoom)).toEqual({ ok: false, code: "UNAUTHORIZED" });
  sockets.emit(chatRoom, "private");
  await client.join("not a room");
  expect(client.received).toEqual([]);
  client.socket.disconnect();
  await sockets.close();
  server.close();
});
