import { beforeEach, describe, expect, it } from "vitest";
import type { Fault } from "../../src/index.ts";
import { type Harness, newKey } from "../support/harness.ts";

/** Faults a scenario orders, one for each kind. */
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
  const transfer = (key = newKey()) =>
    api.send("POST /api/wallet/transfer", {
      token,
      key,
      body: { from: "wallet", to: "PG", amount: 10 },
    });

  describe("a fault", () => {
    it("dropBefore cuts the line and moves nothing", async () => {
      order({ kind: "dropBefore" });
      await expect(transfer()).rejects.toThrow(TypeError);
      expect(await api.balance(token)).toBe(12_480.5);
    });

    it("dropAfter cuts the line after the money moved; the key tells the retry", async () => {
      order({ kind: "dropAfter" });
      const key = newKey();
      await expect(transfer(key)).rejects.toThrow(TypeError);
      expect(await api.balance(token)).toBe(12_470.5);
      expect((await transfer(key)).status).toBe(200);
      expect(await api.balance(token)).toBe(12_470.5);
    });

    it("delay moves the money at once and answers late", async () => {
      order({ kind: "delay", ms: 30 });
      const began = performance.now();
      expect((await transfer()).status).toBe(200);
      expect(performance.now() - began).toBeGreaterThanOrEqual(29);
      expect(await api.balance(token)).toBe(12_470.5);
    });

    it("code answers any code of the catalogue with its status", async () => {
      order({ kind: "code", code: "REQUEST_LIMIT" });
      const reply = await transfer();
      expect(reply.status).toBe(429);
      expect(await reply.json()).toMatchObject({ code: "REQUEST_LIMIT" });
      expect(await api.balance(token)).toBe(12_480.5);
    });

    it("garbage answers 200 with what is no JSON, having acted when told to", async () => {
      order({ kind: "garbage" });
      const reply = await transfer();
      expect(reply.status).toBe(200);
      await expect(reply.json()).rejects.toThrow();
      expect(await api.balance(token)).toBe(12_480.5);
      order({ kind: "garbage", acts: true });
      await transfer();
      expect(await api.balance(token)).toBe(12_470.5);
    });

    it("html answers a proxy's error page", async () => {
      order({ kind: "html" });
      const reply = await transfer();
      expect([reply.status, reply.headers.get("content-type")]).toEqual([
        502,
        "text/html; charset=utf-8",
      ]);
    });

    it("gone and status answer what they say", async () => {
      order({ kind: "gone" });
      order({ kind: "status", status: 418 });
      expect(await (await transfer()).json()).toEqual({ message: "gone" });
      expect((await transfer()).status).toBe(418);
      expect((await transfer()).status).toBe(200);
    });

    it("is met as many times as ordered and by its operation only", async () => {
      order({ kind: "status", times: 2 });
      expect((await api.call("GET /api/wallet", { token })).status).toBe(200);
      const statuses = [await transfer(), await transfer(), await transfer()];
      expect(statuses.map(({ status }) => status)).toEqual([503, 503, 200]);
    });
  });
}
