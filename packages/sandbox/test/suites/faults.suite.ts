import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PHONE, type Fault } from "../../src/index.ts";
import { type Harness, newKey, ORIGIN } from "../support/harness.ts";

/** Longer than any test: only the test itself carries such a call out. */
const HELD_MS = 3_600_000;

/** Faults and backend properties that a scenario sets. */
export function describeFaults(open: () => Harness) {
  let api: Harness;
  let token: string;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
    token = await api.login();
  });
  const order = (fault: Omit<Fault, "operationId">) =>
    api.scenario.faults.add({ operationId: "walletTransfer", ...fault });
  const body = { from: "wallet", to: "PG", amount: 10 };
  const transfer = (key = newKey()) => api.send("POST /api/wallet/transfer", { token, key, body });
  const statement = async (limit: number) =>
    (await api.call("POST /api/statement", { token, body: { page: 1, limit } })).body.statements;

  describe("a fault", () => {
    it("dropBefore cuts the connection and moves nothing", async () => {
      order({ kind: "dropBefore" });
      await expect(transfer()).rejects.toThrow(TypeError);
      expect(await api.balance(token)).toBe(12_480.5);
    });

    it("dropAfter cuts the connection after the money moved; the key makes a retry safe", async () => {
      order({ kind: "dropAfter" });
      const key = newKey();
      await expect(transfer(key)).rejects.toThrow(TypeError);
      expect(await api.balance(token)).toBe(12_470.5);
      expect((await transfer(key)).status).toBe(200);
      expect(await api.balance(token)).toBe(12_470.5);
    });

    it("delay moves the money immediately and answers late", async () => {
      order({ kind: "delay", ms: 30 });
      const began = performance.now();
      expect((await transfer()).status).toBe(200);
      expect(performance.now() - began).toBeGreaterThanOrEqual(29);
      expect(await api.balance(token)).toBe(12_470.5);
    });

    it("code answers a code of the catalogue with its status", async () => {
      order({ kind: "code", code: "REQUEST_LIMIT" });
      const reply = await transfer();
      expect(reply.status).toBe(429);
      expect(await reply.json()).toMatchObject({ code: "REQUEST_LIMIT" });
      expect(await api.balance(token)).toBe(12_480.5);
    });

    it("garbage answers 200 with text that is not JSON", async () => {
      order({ kind: "garbage" });
      const reply = await transfer();
      expect(reply.status).toBe(200);
      await expect(reply.json()).rejects.toThrow();
      expect(await api.balance(token)).toBe(12_480.5);
    });

    it.each<Omit<Fault, "operationId">>([
      { kind: "code", code: "TRANSFER_FAIL" },
      { kind: "processing" },
      { kind: "tooMany" },
      { kind: "body", body: "" },
      { kind: "garbage" },
      { kind: "html" },
      { kind: "gone" },
      { kind: "status" },
    ])("$kind replaces the reply before or after the money moves", async (fault) => {
      order({ ...fault, acts: true });
      await transfer();
      expect(await api.balance(token)).toBe(12_470.5);
      order({ ...fault, acts: true, ms: HELD_MS });
      await transfer();
      expect(await api.balance(token)).toBe(12_470.5);
      await api.scenario.carryOutLateCalls();
      expect(await api.balance(token)).toBe(12_460.5);
      order(fault);
      await transfer();
      await api.scenario.carryOutLateCalls();
      expect(await api.balance(token)).toBe(12_460.5);
    });

    it("late cuts the connection before the money moves", async () => {
      order({ kind: "late", ms: HELD_MS });
      const key = newKey();
      await expect(transfer(key)).rejects.toThrow(TypeError);
      expect(await api.balance(token)).toBe(12_480.5);
      expect(await (await transfer(key)).json()).toEqual({
        message: "This request is still being processed",
      });
      await api.scenario.carryOutLateCalls();
      expect((await statement(1))[0].reference).toBe(key);
      expect((await transfer(key)).status).toBe(200);
      expect(await api.balance(token)).toBe(12_470.5);
    });

    it("late moves the money after its time", async () => {
      order({ kind: "late", ms: 20 });
      await expect(transfer()).rejects.toThrow(TypeError);
      await expect.poll(() => api.balance(token), { timeout: 10_000 }).toBe(12_470.5);
    });

    it("slow moves the money after its time and then answers", async () => {
      order({ kind: "slow", ms: 30 });
      const began = performance.now();
      const reply = await transfer();
      expect(performance.now() - began).toBeGreaterThanOrEqual(29);
      expect([reply.status, (await reply.json()).code]).toEqual([200, "SUCCESS"]);
    });

    it("slow moves the money also when the client has closed the connection", async () => {
      order({ kind: "slow", ms: HELD_MS });
      const gone = new AbortController();
      const sent = api.sandbox.fetch(
        new Request("http://sandbox.test/api/wallet/transfer", {
          method: "POST",
          headers: {
            "x-client": "wallet-user",
            authorization: `Bearer ${token}`,
            "idempotency-key": newKey(),
            "content-type": "application/json",
          },
          body: JSON.stringify(body),
          signal: gone.signal,
        }),
      );
      expect(await api.balance(token)).toBe(12_480.5);
      gone.abort();
      await expect(sent).rejects.toThrow("aborted");
      await api.scenario.carryOutLateCalls();
      expect(await api.balance(token)).toBe(12_470.5);
    });

    it("is dropped by a reset together with the calls that it holds back", async () => {
      order({ kind: "slow", ms: HELD_MS });
      order({ kind: "late", ms: HELD_MS });
      const slow = expect(transfer()).rejects.toThrow(TypeError);
      await expect(transfer()).rejects.toThrow(TypeError);
      await api.scenario.reset();
      await slow;
      await api.scenario.carryOutLateCalls();
      token = await api.login();
      expect(await api.balance(token)).toBe(12_480.5);
    });

    it("processing answers 409 without a code", async () => {
      order({ kind: "processing" });
      const reply = await transfer();
      expect([reply.status, await reply.json()]).toEqual([
        409,
        { message: "This request is still being processed" },
      ]);
    });

    it("tooMany answers 429, its code and when to try again", async () => {
      order({ kind: "tooMany" });
      const reply = await transfer();
      expect([reply.status, reply.headers.get("retry-after")]).toEqual([429, "1"]);
      expect((await reply.json()).code).toBe("REQUEST_LIMIT");
    });

    it.each(['{"code":"MONEY_NOT_ENOUGH"}', '{"success":false}', "", '"SUCCESS"', "OK", "null"])(
      "body answers 200 with exactly %s",
      async (text) => {
        order({ kind: "body", body: text });
        const reply = await transfer();
        expect([reply.status, await reply.text()]).toEqual([200, text]);
      },
    );

    it("html answers a proxy's error page", async () => {
      order({ kind: "html" });
      const reply = await transfer();
      expect([reply.status, reply.headers.get("content-type")]).toEqual([
        502,
        "text/html; charset=utf-8",
      ]);
    });

    it("gone and status answer with their message and status", async () => {
      order({ kind: "gone" });
      order({ kind: "status", status: 418 });
      expect(await (await transfer()).json()).toEqual({ message: "gone" });
      expect((await transfer()).status).toBe(418);
      expect((await transfer()).status).toBe(200);
    });

    it("is used the given number of times, by its operation only", async () => {
      order({ kind: "status", times: 2 });
      expect((await api.call("GET /api/wallet", { token })).status).toBe(200);
      const statuses = [await transfer(), await transfer(), await transfer()];
      expect(statuses.map(({ status }) => status)).toEqual([503, 503, 200]);
    });
  });

  describe("a fault from outside", () => {
    const post = async (fault: unknown) => {
      const reply = await api.sandbox.fetch(
        new Request(`${ORIGIN}/sandbox/faults`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(fault),
        }),
      );
      return [reply.status, (await reply.json()).message];
    };
    const late = { operationId: "walletTransfer", kind: "late" };

    it.each([
      [{ ...late, kind: "later" }, "kind is one of delay, slow"],
      [{ kind: "late" }, "a fault needs operationId"],
      [{ ...late, delay: 5 }, "a fault has no delay"],
      [{ ...late, ms: -1 }, "ms is whole milliseconds from 0 to 86400000"],
      [{ ...late, ms: 2 ** 31 }, "ms is whole milliseconds from 0 to 86400000"],
      [{ ...late, times: 0.5 }, "times is a whole number above 0"],
      [{ ...late, acts: true }, "late does not replace the reply, so it takes no acts"],
      [{ ...late, kind: "status", status: 99 }, "status is a status from 200 to 599"],
      [{ ...late, kind: "code", code: "toString" }, "code is a code of the catalogue"],
      [{ ...late, kind: "body" }, "the text of the reply is given in body"],
      [{ ...late, kind: "html", body: "" }, "the text of the reply is given in body"],
      [null, "a fault is an object"],
    ])("is refused when it is %j", async (fault, message) => {
      expect(await post(fault)).toEqual([400, expect.stringContaining(message)]);
      expect(api.scenario.faults.list()).toEqual([]);
    });

    it("is added when it is valid", async () => {
      expect(
        (
          await post([
            { ...late, ms: 9_000 },
            { ...late, kind: "body", body: "" },
          ])
        )[0],
      ).toBe(200);
      expect(api.scenario.faults.list()).toHaveLength(2);
    });
  });

  describe("a setting from outside", () => {
    it.each([
      [{ replicaLagMs: -1 }, "replicaLagMs is whole milliseconds"],
      [{ replicaLagMs: "6000" }, "replicaLagMs is whole milliseconds"],
      [{ references: "keys" }, "references is one of key, own, none"],
      [{ idempotency: "no" }, "idempotency is true or false"],
      [{ qrLifetimeMs: 1e308 }, "qrLifetimeMs is whole milliseconds"],
      [{ withdrawMin: 0.001 }, "withdrawMin is an amount in baht"],
      [{ withdrawMinKip: 0.001 }, "withdrawMinKip is an amount in kip"],
      [{ toString: 1 }, "settings has no toString"],
    ])("is refused when it is %j", async (change, message) => {
      const reply = await api.sandbox.fetch(
        new Request(`${ORIGIN}/sandbox/settings`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(change),
        }),
      );
      expect([reply.status, (await reply.json()).message]).toEqual([
        400,
        expect.stringContaining(message),
      ]);
    });
  });

  describe("a replica that lags behind", () => {
    const activated = async () =>
      (await api.call("GET /api/wallet", { token })).body.slots.find(
        (slot: { code: string }) => slot.code === "SLOTXO",
      ).isActive;
    const hasQr = async () => (await api.call("GET /api/qrcode/KBANK", { token })).body.hasQrcode;

    it("shows wallet, statement and QR as they were, while writes use the present state", async () => {
      await api.scenario.setSettings({ replicaLagMs: 3_600_000 });
      const key = newKey();
      expect((await transfer(key)).status).toBe(200);
      const create = { token, key: newKey(), body: { amount: 20 } };
      expect((await api.call("POST /api/qrcode/KBANK", create)).body.hasQrcode).toBe(true);
      await api.call("GET /api/wallet/activate/SLOTXO", { token, key: newKey() });
      await api.scenario.credit({ phone: DEMO_PHONE, amount: 5 });
      expect(await api.balance(token)).toBe(12_480.5);
      expect(await hasQr()).toBe(false);
      expect(await activated()).toBe(false);
      const rows = await statement(2);
      expect(rows).toHaveLength(2);
      expect(rows.map((row: { reference: string }) => row.reference)).not.toContain(key);
      const all = { token, key: newKey(), body: { to: "PG" } };
      expect((await api.call("POST /api/wallet/transferAll", all)).body.amount).toBe(12_475.5);
      await api.scenario.setSettings({ replicaLagMs: 0 });
      expect(await api.balance(token)).toBe(0);
      expect(await hasQr()).toBe(true);
      expect(await activated()).toBe(true);
    });

    it("catches up after its lag, also when the sandbox's clock is stopped", async () => {
      api.scenario.clock.freeze(api.scenario.clock.now());
      await api.scenario.setSettings({ replicaLagMs: 500 });
      await transfer();
      api.scenario.clock.advance(60_000);
      await expect.poll(() => api.balance(token), { timeout: 10_000 }).toBe(12_470.5);
      expect((await statement(1))[0]).toMatchObject({ statementType: "transfer", amount: 10 });
    });
  });

  describe("references", () => {
    it.each([
      ["own", /^R\d{10}$/],
      ["none", /^null$/],
    ] as const)("that are %s are in the row and in the reply", async (references, pattern) => {
      await api.scenario.setSettings({ references });
      const reply = await (await transfer()).json();
      const [row] = await statement(1);
      expect(String(row.reference)).toMatch(pattern);
      expect(reply.reference ?? null).toBe(row.reference);
    });
  });

  describe("a backend without idempotency", () => {
    beforeEach(() => api.scenario.setSettings({ idempotency: false }));

    it("runs the same key twice", async () => {
      const key = newKey();
      order({ kind: "late", ms: HELD_MS });
      await expect(transfer(key)).rejects.toThrow(TypeError);
      expect((await transfer(key)).status).toBe(200);
      await api.scenario.carryOutLateCalls();
      expect(await api.balance(token)).toBe(12_460.5);
    });

    it("needs no key", async () => {
      const reply = await api.call("POST /api/wallet/transfer", { token, body });
      expect(reply.status).toBe(200);
      const odd = await api.call("POST /api/wallet/transfer", { token, key: "odd", body });
      expect(odd.status).toBe(200);
      expect(await api.balance(token)).toBe(12_460.5);
    });
  });
}
