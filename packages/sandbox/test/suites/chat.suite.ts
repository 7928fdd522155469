import { beforeEach, expect, it } from "vitest";
import { DEMO_PHONE } from "../../src/index.ts";
import type { Harness } from "../support/harness.ts";

const NOW = new Date("2026-11-22T05:00:00Z");
const GUEST = "guest-4f9d1c7ab02e56831fd0c4a98be27305";

type Sent = { readonly clientId?: string; readonly message: { readonly payload: string } };

/** Messages between a person and support, as any database keeps them. */
export function describeChat(open: () => Harness) {
  let api: Harness;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
    api.scenario.clock.freeze(NOW);
  });
  const say = (payload: string, who: { token?: string; clientId?: string; guestId?: string }) => {
    const { token, ...more } = who;
    const message = { message_type: "text", payload };
    const body = { sender: "customer", message, ...more };
    return api.call("POST /api/chat/send-message", { token, body });
  };
  const history = async (body: object, token?: string): Promise<readonly Sent[]> => {
    const range = { limit: 10, skip: 0 };
    return (await api.call("POST /api/chat/history", { token, body: { ...range, ...body } })).body;
  };
  const textsOf = (messages: readonly Sent[]) => messages.map(({ message }) => message.payload);

  it("stores a message once, however often and at how many places it is sent at the same time", async () => {
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => say("สวัสดี", { guestId: GUEST, clientId: "c-1" })),
    );
    const later = await say("สวัสดี", { guestId: GUEST, clientId: "c-1" });
    const moments = new Set([...sent, later].map(({ body }) => body.createdAt));
    expect(moments.size).toBe(1);
    expect(await history({ guestId: GUEST })).toMatchObject([
      { clientId: "c-1", createdAt: [...moments][0], message: { deliver: "succeed" } },
    ]);
  });

  it("keeps messages of two people with the same client id apart", async () => {
    const other = `${GUEST}-2`;
    await say("one", { guestId: GUEST, clientId: "c-1" });
    await say("two", { guestId: other, clientId: "c-1" });
    expect(textsOf(await history({ guestId: GUEST }))).toEqual(["one"]);
    expect(textsOf(await history({ guestId: other }))).toEqual(["two"]);
  });

  it("stores a message without a client id each time", async () => {
    await say("again", { guestId: GUEST });
    await say("again", { guestId: GUEST });
    expect(textsOf(await history({ guestId: GUEST }))).toEqual(["again", "again"]);
  });

  it("refuses a client id that is empty or too long", async () => {
    for (const clientId of ["", "c".repeat(129)]) {
      expect((await say("a", { guestId: GUEST, clientId })).body.code).toBe("NO_DATA");
    }
  });

  it("refuses a text that is empty or too long, counted in characters", async () => {
    for (const payload of ["", " \n", "a".repeat(2001)]) {
      expect((await say(payload, { guestId: GUEST })).body.code).toBe("NO_DATA");
    }
    for (const payload of ["ก".repeat(2000), "😀".repeat(2000)]) {
      expect((await say(payload, { guestId: GUEST })).status).toBe(200);
    }
  });

  it("refuses a text of which nothing is seen", async () => {
    for (const payload of ["\u200b", " \u2060\ufeff ", "\u3164", "\u202a\u202c"]) {
      expect((await say(payload, { guestId: GUEST })).body.code).toBe("NO_DATA");
    }
    expect((await say("❤️", { guestId: GUEST })).status).toBe(200);
  });

  it("keeps the whole package of a message, and gives the token of the device to support only", async () => {
    const token = await api.login();
    const { _id: userId, name } = (await api.call("GET /api/account/profile", { token })).body;
    const body = {
      clientId: "c-1",
      sender: "customer",
      message: { message_type: "text", payload: "one" },
      userId,
      name,
      username: DEMO_PHONE,
      deviceToken: "push-1",
      session_id: "s-1",
    };
    expect((await api.call("POST /api/chat/send-message", { token, body })).status).toBe(200);
    const [stored] = await history({ userId }, token);
    const { deviceToken, ...shown } = body;
    expect(stored).toMatchObject({ ...shown, message: body.message });
    expect(stored).not.toHaveProperty("deviceToken");
    const kept = await api.scenario.readChat({ phone: DEMO_PHONE });
    expect(kept.at(-1)?.content).toMatchObject({ deviceToken });
  });

  it("gives the history newest first, ten at a time", async () => {
    for (let number = 1; number <= 23; number += 1) await say(`${number}`, { guestId: GUEST });
    const pages = [];
    for (const skip of [0, 10, 20]) pages.push(textsOf(await history({ guestId: GUEST, skip })));
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 3]);
    expect(pages.flat()).toEqual(Array.from({ length: 23 }, (_, at) => `${23 - at}`));
  });

  it("gives later messages later times, also while the clock is stopped", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => say(`${at}`, { guestId: GUEST, clientId: `c-${at}` })),
    );
    const messages = await history({ guestId: GUEST, limit: 20 });
    const times = messages.map((one) =>
      Date.parse((one as { createdAt?: string }).createdAt ?? ""),
    );
    expect(new Set(times).size).toBe(20);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it("shows a member the own chat room only, whatever the call names", async () => {
    const token = await api.login();
    const other = await api.login("0822222222");
    const profile = await api.call("GET /api/account/profile", { token });
    const userId = profile.body._id as string;
    await say("private", { token });
    for (const who of [other, undefined]) {
      for (const [line, body] of [
        ["POST /api/chat/history", { userId, limit: 10, skip: 0 }],
        ["PUT /api/chat/read-customer/", { userId }],
        [
          "POST /api/chat/send-message",
          { userId, sender: "customer", message: { message_type: "text", payload: "x" } },
        ],
      ] as const) {
        const reply = await api.call(line, { token: who, body });
        expect([line, reply.body.code]).toEqual([line, "NO_DATA"]);
      }
      for (const guestId of [userId, `guest-${userId}`]) {
        const reply = await api.call("POST /api/chat/history", {
          token: who,
          body: { guestId, limit: 10, skip: 0 },
        });
        expect(JSON.stringify(reply.body)).not.toContain("private");
      }
    }
    expect(textsOf(await history({ userId }, token))[0]).toBe("private");
  });

  it("stores who a sender is, not who the sender claims to be", async () => {
    const token = await api.login("0822222222");
    const claim = { sender: "other", name: "Satang", username: DEMO_PHONE };
    const message = { message_type: "text", payload: "x", deliver: "failed" };
    for (const who of [{ token }, { guestId: GUEST }]) {
      const { token: own, ...guest } = { token: undefined, ...who };
      const body = { ...claim, ...guest, message, createdAt: NOW, session_id: "s-9" };
      await api.call("POST /api/chat/send-message", { token: own, body });
      const [stored] = await history(guest, own);
      expect(stored).toMatchObject({ sender: "customer", session_id: "s-1" });
      expect(stored).not.toMatchObject({ name: claim.name });
      expect(stored).not.toMatchObject({ username: claim.username });
    }
  });

  it("says when support read a message of the customer, and not when the customer read one of support", async () => {
    await say("one", { guestId: GUEST });
    await api.call("POST /api/chat/send-message", {
      body: {
        guestId: GUEST,
        sender: "customer",
        message: { message_type: "text", payload: "two" },
        readAt: NOW.toISOString(),
      },
    });
    await api.scenario.answerChat({ guestId: GUEST, text: "ค่ะ" });
    const receipts = async () =>
      (await history({ guestId: GUEST })).map((one) => (one as { readAt?: unknown }).readAt);
    expect(await receipts()).toEqual([undefined, null, null]);
    await api.call("PUT /api/chat/read-customer/", { body: { guestId: GUEST } });
    await api.scenario.seeChat({ guestId: GUEST });
    await say("three", { guestId: GUEST });
    expect(await receipts()).toEqual([null, undefined, ...Array(2).fill(expect.any(String))]);
  });

  it("says whether support answers, and how soon when the site says so", async () => {
    const support = async () => (await api.call("GET /api/chat/config", {})).body.support;
    expect(await support()).toEqual({ isOnline: true, answersInMinutes: 2 });
    await api.scenario.setSettings({ supportOnline: false, supportMinutes: 0 });
    expect(await support()).toEqual({ isOnline: false });
  });

  it("answers as support, and marks the answers as read", async () => {
    const token = await api.login();
    await say("ถอนเงินไม่ได้", { token });
    await api.scenario.answerChat({ phone: DEMO_PHONE, text: "กำลังตรวจสอบค่ะ" });
    expect((await history({}, token))[0]).toMatchObject({
      sender: "other",
      message: { message_type: "text", payload: "กำลังตรวจสอบค่ะ" },
    });
    const marks = async () =>
      (await api.scenario.readChat({ phone: DEMO_PHONE })).map(({ readAt }) => readAt !== null);
    expect(await marks()).toEqual([false, false, false]);
    await api.call("PUT /api/chat/read-customer/", { token, body: {} });
    expect(await marks()).toEqual([true, false, true]);
  });

  it("cleans an answer of support as a message of a member, and stores none of which nothing is seen", async () => {
    await api.scenario.answerChat({ guestId: GUEST, text: "\u200b\x85 done\u2800 " });
    for (const text of ["", " ", "\x85", "\u2800", "\u3164\u2060"]) {
      await expect(api.scenario.answerChat({ guestId: GUEST, text })).rejects.toThrow(/text/);
    }
    const stored = await history({ guestId: GUEST });
    expect(stored).toMatchObject([{ message: { message_type: "text", payload: "done" } }]);
  });

  it("begins a new session after support has ended one", async () => {
    await say("first", { guestId: GUEST });
    await api.scenario.answerChat({ guestId: GUEST, text: "done" });
    await api.scenario.endChat({ guestId: GUEST });
    await say("second", { guestId: GUEST });
    const sessions = (await history({ guestId: GUEST })) as readonly unknown[];
    expect(sessions.map((one) => (one as { session_id: string }).session_id)).toEqual([
      "s-2",
      "s-1",
      "s-1",
    ]);
  });

  it("is scripted over HTTP", async () => {
    const post = async (path: string, body: unknown) => {
      const headers = { "content-type": "application/json" };
      const call = { body, headers };
      return (await api.send(`POST /sandbox/chat/${path}`, call)).json();
    };
    const buttons = { message_type: "buttons", payloads: [] };
    await post("answer", { guestId: GUEST, message: buttons });
    expect(await post("read", { guestId: GUEST })).toMatchObject({
      result: [{ content: { message: buttons } }],
    });
    for (const body of [
      { text: "nobody" },
      { guestId: GUEST },
      { guestId: GUEST, phone: DEMO_PHONE, text: "both" },
      { guestId: "1001", text: "no guest" },
      { guestId: GUEST, text: "two", message: buttons },
    ]) {
      expect(await post("answer", body), JSON.stringify(body)).toMatchObject({ ok: false });
    }
  });
}
