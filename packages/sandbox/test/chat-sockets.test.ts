import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, DEMO_PHONE, type SandboxServer, startServer } from "../src/index.ts";
import { type ChatClient, connectChat } from "./support/chat-client.ts";
import { startPostgres } from "./support/start-postgres.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

const GUEST = "guest-4f9d1c7ab02e56831fd0c4a98be27305";
const ROOM = `satang-${GUEST}`;

const callOf = async (server: SandboxServer, line: string, body?: unknown, token?: string) => {
  const [method = "GET", path = "/"] = line.split(" ");
  const reply = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      "x-client": "wallet-user",
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return reply.json();
};

const login = async (server: SandboxServer, username = DEMO_PHONE): Promise<string> =>
  (await callOf(server, "POST /api/login", { username, password: DEMO_PASSWORD })).token;

const say = (server: SandboxServer, payload: string, who: object, token?: string) => {
  const body = { sender: "customer", message: { message_type: "text", payload }, ...who };
  return callOf(server, "POST /api/chat/send-message", body, token);
};

const textOf = (event: unknown) => (event as { message: { payload: string } }).message.payload;

describe("sockets of the chat", () => {
  let server: SandboxServer;
  const errors: unknown[] = [];
  const clients: ChatClient[] = [];
  beforeAll(async () => {
    server = await startServer({ port: 0, onError: (error) => errors.push(error) });
  }, START_TIMEOUT);
  afterAll(() => server.close());
  beforeEach(() => server.sandbox.scenario.reset());
  afterEach(() => {
    for (const { socket } of clients.splice(0)) socket.disconnect();
    expect(errors.splice(0)).toEqual([]);
  });
  const connect = async (auth?: object) => {
    const client = await connectChat(server.url, auth);
    clients.push(client);
    return client;
  };
  const roomOfDemo = async (token: string) =>
    `satang-${(await callOf(server, "GET /api/account/profile", undefined, token))._id}`;

  it("receive what a visitor and support write, once each", async () => {
    const guest = await connect();
    expect(await guest.join(ROOM)).toEqual({ ok: true });
    const sent = { guestId: GUEST, clientId: "c-1" };
    await say(server, "สวัสดี", sent);
    await say(server, "สวัสดี", sent);
    await server.sandbox.scenario.answerChat({ guestId: GUEST, text: "ค่ะ" });
    await expect.poll(() => guest.received.map(textOf)).toEqual(["สวัสดี", "ค่ะ"]);
    expect(guest.received[0]).toMatchObject({ clientId: "c-1", sender: "customer" });
  });

  it("notify the sender when support has read messages or writes, once for each reading", async () => {
    const guest = await connect();
    await guest.join(ROOM);
    const { createdAt } = await say(server, "สวัสดี", { guestId: GUEST });
    const { scenario } = server.sandbox;
    await scenario.typeInChat({ guestId: GUEST });
    await scenario.seeChat({ guestId: GUEST });
    await scenario.seeChat({ guestId: GUEST });
    await scenario.typeInChat({ guestId: GUEST, isTyping: false });
    const ofSupport = (support: object) => ({ sender: "other", support });
    await expect
      .poll(() => guest.received.slice(1))
      .toEqual([
        ofSupport({ isTyping: true }),
        ofSupport({ readAt: createdAt }),
        ofSupport({ isTyping: false }),
      ]);
  });

  it("join the chat room of a member with that member's token only", async () => {
    const token = await login(server);
    const chatRoom = await roomOfDemo(token);
    const refused = { ok: false, code: "NO_DATA" };
    const other = await connect({ token: await login(server, "0822222222") });
    expect(await other.join(chatRoom)).toEqual(refused);
    expect(await other.join(ROOM)).toEqual(refused);
    const nobody = await connect();
    expect(await nobody.join(chatRoom)).toEqual({ ok: false, code: "UNAUTHORIZED" });
    const odd = await connect({ token: { toString: "x" } });
    expect(await odd.join(chatRoom)).toEqual({ ok: false, code: "UNAUTHORIZED" });
    const forged = await connect({ token: "x".repeat(43) });
    expect(await forged.join(chatRoom)).toEqual({ ok: false, code: "UNAUTHORIZED" });
    const own = await connect({ token });
    expect(await own.join(chatRoom)).toEqual({ ok: true });
    await say(server, "private", {}, token);
    await expect.poll(() => own.received.map(textOf)).toEqual(["private"]);
    for (const client of [other, nobody, odd, forged]) expect(client.received).toEqual([]);
  });

  it("of a session that has ended receive nothing more", async () => {
    const token = await login(server);
    const chatRoom = await roomOfDemo(token);
    const lost = await connect({ token });
    await lost.join(chatRoom);
    await server.sandbox.scenario.endSessions(DEMO_PHONE);
    await lost.connectAgain();
    expect(await lost.join(chatRoom)).toEqual({ ok: false, code: "UNAUTHORIZED" });
    const next = await connect({ token: await login(server) });
    await next.join(chatRoom);
    await server.sandbox.scenario.answerChat({ phone: DEMO_PHONE, text: "for the new session" });
    await expect.poll(() => next.received.length).toBe(1);
    expect(lost.received).toEqual([]);
  });

  it("of a session that was logged out receive nothing more, and the others connect again", async () => {
    const [token, kept] = [await login(server), await login(server)];
    const chatRoom = await roomOfDemo(token);
    const [lost, other] = [await connect({ token }), await connect({ token: kept })];
    await lost.join(chatRoom);
    await other.join(chatRoom);
    await callOf(server, "POST /api/logout", {}, token);
    await Promise.all([lost.connectAgain(), other.connectAgain()]);
    expect(await lost.join(chatRoom)).toEqual({ ok: false, code: "INVALID_USER_3" });
    expect(await other.join(chatRoom)).toEqual({ ok: true });
    await server.sandbox.scenario.answerChat({ phone: DEMO_PHONE, text: "for the other" });
    await expect.poll(() => other.received.length).toBe(1);
    expect(lost.received).toEqual([]);
  });

  /** The server looks for expired tokens once a second. */
  const ended = (client: ChatClient) =>
    expect.poll(() => client.socket.connected, { timeout: 10_000 }).toBe(false);

  it("end when their token expires, and those of visitors and of newer tokens do not", async () => {
    const { clock } = server.sandbox.scenario;
    const token = await login(server);
    const chatRoom = await roomOfDemo(token);
    const [lost, guest] = [await connect({ token }), await connect()];
    await lost.join(chatRoom);
    await guest.join(ROOM);
    clock.advance(29 * 24 * 3_600_000);
    const newer = await connect({ token: await login(server) });
    await newer.join(chatRoom);
    expect(lost.socket.connected).toBe(true);
    clock.advance(24 * 3_600_000);
    await ended(lost);
    await server.sandbox.scenario.answerChat({ phone: DEMO_PHONE, text: "for the newer" });
    await expect.poll(() => newer.received.map(textOf)).toEqual(["for the newer"]);
    expect([lost.received, guest.socket.connected]).toEqual([[], true]);
    await lost.connectAgain();
    expect(await lost.join(chatRoom)).toEqual({ ok: false, code: "EXPIRED_AUTH_TOKEN" });
  });

  it("end when another device changes the password, and need a valid token to join again", async () => {
    const [token, changing] = [await login(server), await login(server)];
    const chatRoom = await roomOfDemo(token);
    const lost = await connect({ token });
    await lost.join(chatRoom);
    const change = { oldPassword: DEMO_PASSWORD, newPassword: "satang-demo-2" };
    await callOf(server, "PUT /api/account/changepwd", change, changing);
    await ended(lost);
    await lost.connectAgain();
    expect(await lost.join(chatRoom)).toEqual({ ok: false, code: "INVALID_USER_3" });
    await server.sandbox.scenario.answerChat({ phone: DEMO_PHONE, text: "private" });
    expect(lost.received).toEqual([]);
  });

  it("are refused malformed events, and the process goes on", async () => {
    const guest = await connect();
    for (const chatRoom of [
      undefined,
      null,
      1,
      [],
      {},
      "",
      "satang-",
      "satang",
      "\0",
      "x".repeat(9_999),
    ]) {
      expect(await guest.join(chatRoom), String(chatRoom)).toMatchObject({ ok: false });
    }
    for (const asked of [undefined, null, 1, "text", [], new Uint8Array(9)]) {
      expect(await guest.socket.emitWithAck("join", asked)).toMatchObject({ ok: false });
    }
    guest.socket.emit("join", ROOM);
    guest.socket.emit("join");
    guest.socket.emit("join", () => "first");
    guest.socket.emit("messaging", { sender: "other" });
    guest.socket.emit("constructor", { __proto__: null });
    expect(await guest.join(ROOM)).toEqual({ ok: true });
    const left = new Promise((resolve) => guest.socket.once("disconnect", resolve));
    guest.socket.emit("join", "x".repeat(20_000));
    await left;
    const next = await connect();
    expect(await next.join(ROOM)).toEqual({ ok: true });
  });

  it("receive no event that a client sends", async () => {
    const [one, other] = [await connect(), await connect()];
    await one.join(ROOM);
    await other.join(ROOM);
    other.socket.emit("messaging", { sender: "other", message: { payload: "forged" } });
    await say(server, "true", { guestId: GUEST });
    await expect.poll(() => one.received.map(textOf)).toEqual(["true"]);
  });

  it("are in one conversation at a time", async () => {
    const guest = await connect();
    await guest.join(`${ROOM}-old`);
    await guest.join(ROOM);
    await say(server, "old", { guestId: `${GUEST}-old` });
    await say(server, "new", { guestId: GUEST });
    await expect.poll(() => guest.received.map(textOf)).toEqual(["new"]);
  });

  it("receive whatever a script sends, and connect again after a cut", async () => {
    const guest = await connect();
    await guest.join(ROOM);
    const { scenario } = server.sandbox;
    for (const event of [null, "text", { sender: 7 }]) {
      await scenario.emitChat({ guestId: GUEST, event });
    }
    await expect.poll(() => guest.received).toEqual([null, "text", { sender: 7 }]);
    expect(await scenario.readChat({ guestId: GUEST })).toEqual([]);
    await scenario.cutChat({ guestId: GUEST });
    await guest.connectAgain();
    expect(await guest.join(ROOM)).toEqual({ ok: true });
  });
});

describe("two processes on one PostgreSQL share the chat rooms", () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let both: readonly SandboxServer[] = [];
  const clients: ChatClient[] = [];
  const errors: unknown[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    const database = { kind: "postgres", url: postgres.url } as const;
    const onError = (error: unknown) => errors.push(error);
    const first = await startServer({ port: 0, database, onError });
    both = [first, await startServer({ port: 0, database, onError })];
  }, START_TIMEOUT);
  afterAll(async () => {
    for (const { socket } of clients) socket.disconnect();
    await Promise.all(both.map((server) => server.close()));
    await postgres?.stop();
  });

  it("so that each socket receives each message once, and all have one order by time", async () => {
    for (const server of both) {
      const client = await connectChat(server.url);
      await client.join(ROOM);
      clients.push(client);
    }
    // More bytes than one notification of PostgreSQL takes.
    const long = "😀".repeat(1_990);
    const names = Array.from({ length: 40 }, (_, at) => (at === 20 ? `${at} ${long}` : `${at}`));
    await Promise.all(
      names.map((payload, at) =>
        say(both[at % 2] as SandboxServer, payload, { guestId: GUEST, clientId: `c-${at}` }),
      ),
    );
    const inOrder = (events: readonly unknown[]) =>
      (events as readonly { createdAt: string }[])
        .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
        .map(textOf);
    for (const { received } of clients) {
      await expect.poll(() => received.length).toBe(40);
      expect(received.map(textOf).toSorted()).toEqual(names.toSorted());
    }
    const [one, other] = clients.map(({ received }) => inOrder(received));
    expect(one).toEqual(other);
    const body = { guestId: GUEST, limit: 100, skip: 0 };
    const history = await callOf(both[0] as SandboxServer, "POST /api/chat/history", body);
    expect(history.map(textOf).toReversed()).toEqual(one);
    expect(errors).toEqual([]);
  });
});
