import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, DEMO_PHONE } from "../../src/index.ts";
import { type Harness, newKey, ORIGIN, type TestCall, visitor } from "../support/harness.ts";

/** Written as a code, so that no editor and no formatter changes it. */
const NUL = String.fromCharCode(0);
const LONE_SURROGATE = String.fromCharCode(0xd800);

const LONG_BYTES = 50_000;

/** Marks that a normal form puts into another order, one by one; a body can hold about 500,000 of them. */
const REVERSED_MARKS = "\u0301".repeat(150_000) + "\u0323".repeat(150_000);
/** Far above the time of one call, because a test machine can be busy. */
const LIMIT_MS = 2_000;

const bankOf = (number: number) => {
  const { bankCode, bankAccountName, bankAccountNo } = visitor(number);
  return { bankCode, bankAccountName, bankAccountNo };
};

/** Input that a database cannot store or count. */
export function describeInput(open: () => Harness) {
  let api: Harness;
  let token: string;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
    token = await api.login();
  });

  const lines = (odd: string): readonly (readonly [line: string, body: unknown])[] => [
    ["POST /api/login", { username: `08${odd}`, password: "x" }],
    ["POST /api/login", { username: DEMO_PHONE, password: odd }],
    ["POST /api/otp/send", { phoneNumber: odd }],
    ["POST /api/otp/verify", { otpToken: odd, otpCode: "1" }],
    ["POST /api/account/validate", { ...visitor(5), name: odd }],
    ["POST /api/account", { ...visitor(5), name: odd }],
    ["POST /api/account", { ...visitor(5), inviteCode: `PR${odd}` }],
    ["PUT /api/account/profile", { ...bankOf(5), name: odd }],
    ["PUT /api/account/changepwd", { oldPassword: odd, newPassword: "x" }],
    ["POST /api/wallet/transfer", { from: "wallet", to: odd, amount: 1 }],
    ["POST /api/wallet/truelink", { link: odd }],
    ["POST /api/spinwheel/coupon/claim", { coupon: odd }],
    ["PUT /api/chat/read-customer/", { guestId: `guest-${odd}` }],
    ["POST /api/chat/history", { guestId: `guest-${odd}`, limit: 1, skip: 0 }],
    [
      "POST /api/chat/send-message",
      { sender: "customer", message: { message_type: "text", payload: odd }, guestId: "guest-1" },
    ],
  ];

  describe.each([
    ["a NUL character", NUL],
    ["a lone surrogate", LONE_SURROGATE],
  ])("%s", (_name, odd) => {
    it.each(lines(odd))("is refused in the body of %s", async (line, body) => {
      const reply = await api.call(line, { token, key: newKey(), body });
      expect(reply.status, JSON.stringify(reply.body)).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expect(reply.body.code).toBeTruthy();
    });
  });

  it("has no 5xx for texts that are longer than an index of the database stores", async () => {
    const long = randomBytes(LONG_BYTES).toString("hex");
    const guest = { sender: "customer", message: { message_type: "text", payload: "a" } };
    for (const [line, body] of [
      ...lines(long),
      ["POST /api/chat/send-message", { ...guest, guestId: `guest-${long}` }] as const,
    ]) {
      for (const who of [token, undefined]) {
        const reply = await api.call(line, { token: who, key: newKey(), body });
        expect(reply.status, `${line} ${JSON.stringify(body).slice(0, 40)}`).toBeLessThan(500);
      }
    }
  });

  /** Makes a call, and checks that it did not stop the process for long. */
  const timed = async (line: string, call: TestCall) => {
    const started = performance.now();
    const reply = await api.call(line, call);
    expect(performance.now() - started, line).toBeLessThan(LIMIT_MS);
    return reply;
  };

  it("refuses a password of 600 kB at once, wherever one is typed", async () => {
    const odd = REVERSED_MARKS;
    for (const [line, body, code] of [
      ["POST /api/login", { username: DEMO_PHONE, password: odd }, "WRONG_CREDENTIAL"],
      ["POST /api/account/validate", { ...visitor(5), password: odd }, "INVALID_USER_INFO"],
      ["POST /api/account", { ...visitor(5), password: odd }, "INVALID_USER_INFO"],
      [
        "PUT /api/account/changepwd",
        { oldPassword: odd, newPassword: "secret-2" },
        "INVALID_USER_INFO",
      ],
      [
        "PUT /api/account/changepwd",
        { oldPassword: DEMO_PASSWORD, newPassword: odd },
        "INVALID_USER_INFO",
      ],
    ] as const) {
      const reply = await timed(line, { token, key: newKey(), body });
      expect([line, reply.body.code]).toEqual([line, code]);
    }
    expect(await api.login()).toBeTruthy();
  });

  it("answers at once in another language, when a text of the site has 190,000 parts of tags", async () => {
    const headers = { "accept-language": "en" };
    for (const start of ["<", "<ก", "<<>"]) {
      const conditions = `ก${start.repeat(190_000 / start.length)}`;
      await api.scenario.setSettings({ conditions });
      const reply = await timed("GET /api/lookup/conditions", { token, headers });
      expect(reply.body.conditions === conditions).toBe(true);
    }
  });

  it("refuses a message with 10,000 wrong parts by the first of them", async () => {
    const payloads = Array.from({ length: 10_000 }, () => 1);
    const message = { message_type: "generic", payloads };
    const body = { sender: "customer", message };
    const reply = await api.call("POST /api/chat/send-message", { token, body });
    expect([reply.status, reply.body.code]).toEqual([404, "NO_DATA"]);
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
    for (const range of [
      { skip: 1e308 },
      { skip: 2 ** 53 },
      { skip: -1 },
      { limit: -1 },
      { limit: 1e308 },
    ]) {
      const body = { limit: 10, skip: 0, ...range };
      const reply = await api.call("POST /api/chat/history", { token, body });
      expect([reply.status, reply.body.code], JSON.stringify(range)).toEqual([404, "NO_DATA"]);
    }
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
      new Request(`${ORIGIN}/sandbox${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
    expect([reply.status, (await reply.json()).ok]).toEqual([400, false]);
  });
}
