import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PHONE } from "../../src/index.ts";
import { type Harness, newKey, ORIGIN, visitor } from "../support/harness.ts";

/** Built from its code, so that no editor and no formatter changes it. */
const NUL = String.fromCharCode(0);
const LONE_SURROGATE = String.fromCharCode(0xd800);

/** Input that a database cannot keep or count. */
export function describeInput(open: () => Harness) {
  let api: Harness;
  let token: string;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
    token = await api.login();
  });

  describe.each([
    ["a NUL character", NUL],
    ["a lone surrogate", LONE_SURROGATE],
  ])("%s", (_name, odd) => {
    it.each<[line: string, body: unknown]>([
      ["POST /api/login", { username: `08${odd}`, password: "x" }],
      ["POST /api/login", { username: DEMO_PHONE, password: odd }],
      ["POST /api/otp/send", { phoneNumber: odd }],
      ["POST /api/otp/verify", { otpToken: odd, otpCode: "1" }],
      ["POST /api/account/validate", { ...visitor(5), name: odd }],
      ["POST /api/account", { ...visitor(5), name: odd }],
      ["POST /api/wallet/transfer", { from: "wallet", to: odd, amount: 1 }],
      ["POST /api/wallet/truelink", { link: odd }],
      ["POST /api/spinwheel/coupon/claim", { coupon: odd }],
      ["PUT /api/chat/read-customer/", { guestId: `guest-${odd}` }],
      [
        "POST /api/chat/send-message",
        { sender: "customer", message: { message_type: "text", payload: odd }, guestId: "guest-1" },
      ],
    ])("is refused in the body of %s", async (line, body) => {
      const reply = await api.call(line, { token, key: newKey(), body });
      expect(reply.status, JSON.stringify(reply.body)).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expect(reply.body.code).toBeTruthy();
    });
  });

  it.each(["%00", "%ED%A0%80", "%", "%E0%A4%A", "%zz"])(
    "refuses %s in the address of any call",
    async (odd) => {
      for (const line of [
        `GET /api/promotion/find/${odd}`,
        `GET /api/bonus/activate/${odd}`,
        `GET /api/wallet/activate/${odd}`,
        `GET /api/qrcode/${odd}`,
        `DELETE /api/qrcode/${odd}`,
        `GET /api/statement/slip/reference/${odd}`,
        `GET /api/autoLogin/joker/${odd}`,
        `GET /api/autoLogin/joker/${odd}/x`,
        `GET /api/${odd}`,
        `GET /api/media/${odd}`,
        `GET /sandbox/otp?phone=${odd}`,
        `GET /sandbox/qrs?phone=${odd}`,
        `GET /sandbox/${odd}`,
      ]) {
        const reply = await api.send(line, { token, key: newKey() });
        expect(reply.status, line).toBeGreaterThanOrEqual(400);
        expect(reply.status, line).toBeLessThan(500);
      }
      expect(api.errors).toEqual([]);
    },
  );

  it.each(["statement", "statement/slip", "invite", "refund"])(
    "refuses a page of %s that is not an exact number",
    async (list) => {
      for (const page of [1e308, 2 ** 53, Number.MAX_SAFE_INTEGER, 0, -1, 1.5]) {
        const reply = await api.call(`POST /api/${list}`, { token, body: { page, limit: 100 } });
        expect([reply.status, reply.body.code], String(page)).toEqual([404, "NO_DATA"]);
      }
      for (const limit of [1e308, 101, 0, -1]) {
        const reply = await api.call(`POST /api/${list}`, { token, body: { page: 1, limit } });
        expect([reply.status, reply.body.code], String(limit)).toEqual([404, "NO_DATA"]);
      }
      const far = await api.call(`POST /api/${list}`, { token, body: { page: 1e9, limit: 100 } });
      expect(far.status).toBe(200);
    },
  );

  it("refuses a start of the chat history that is not an exact number", async () => {
    for (const range of [{ skip: 1e308 }, { skip: 2 ** 53 }, { skip: -1 }, { limit: -1 }]) {
      const body = { limit: 10, skip: 0, ...range };
      const reply = await api.call("POST /api/chat/history", { token, body });
      expect([reply.status, reply.body.code], JSON.stringify(range)).toEqual([404, "NO_DATA"]);
    }
    const body = { limit: 1e308, skip: 0 };
    expect((await api.call("POST /api/chat/history", { token, body })).status).toBe(200);
  });

  it("refuses a body that is nested too deeply", async () => {
    const deep = `{"sender":"customer","message":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
    const reply = await api.sandbox.fetch(
      new Request(`${ORIGIN}/api/chat/send-message`, {
        method: "POST",
        headers: { "x-client": "wallet-user", authorization: `Bearer ${token}` },
        body: deep,
      }),
    );
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
  });

  it.each<[path: string, body: unknown]>([
    ["/credit", { phone: NUL, amount: 1 }],
    ["/credit", { phone: DEMO_PHONE, provider: "toString" }],
    ["/credit", null],
    ["/credit", [1]],
    ["/member", { phone: DEMO_PHONE, coin: 1e308 }],
    ["/member", { phone: DEMO_PHONE, coin: -1 }],
    ["/member", { phone: DEMO_PHONE, isActive: "perhaps" }],
    ["/member", { phone: DEMO_PHONE, bankAccountName: LONE_SURROGATE }],
    ["/member", { phone: DEMO_PHONE, nonsense: 1 }],
    ["/clock", { advanceMs: Number.MAX_SAFE_INTEGER }],
    ["/clock", { advanceMs: 1e308 }],
    ["/clock", { freezeAt: "+200000-01-01T00:00:00Z" }],
    ["/reset", { freezeAt: "never" }],
    ["/slip/judge", { phone: DEMO_PHONE, outcome: "PERHAPS" }],
    ["/slip/judge", { phone: DEMO_PHONE, outcome: "FAILED", note: NUL }],
    ["/withdraw/settle", { phone: DEMO_PHONE, outcome: "PERHAPS" }],
    ["/otp/verified", {}],
  ])("refuses the scenario call %s with %j", async (path, body) => {
    const reply = await api.sandbox.fetch(
      new Request(`${ORIGIN}/sandbox${path}`, { method: "POST", body: JSON.stringify(body) }),
    );
    expect([reply.status, (await reply.json()).ok]).toEqual([400, false]);
  });
}
