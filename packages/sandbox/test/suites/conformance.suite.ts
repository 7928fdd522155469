import { beforeEach, describe, expect, it } from "vitest";
import { happyCalls } from "../support/happy-calls.ts";
import { type Harness, newKey } from "../support/harness.ts";

/** Every operation keeps the contract. */
export function describeConformance(open: () => Harness) {
  describe("the contract", () => {
    let api: Harness;
    beforeEach(async () => {
      api = open();
      await api.scenario.reset();
    });

    it("is kept by the reply of each of its 70 operations", async () => {
      const token = await api.login();
      const answered = new Set<string>();
      for (const { operationId, line, before, ...call } of await happyCalls(api)) {
        const [method = "", path = ""] = line.split(" ");
        expect(api.contract.match(method, path)?.operationId, line).toBe(operationId);
        await before?.();
        const reply = await api.call(line, { token, key: newKey(), ...call });
        expect(reply.status, `${line} ${JSON.stringify(reply.body)}`).toBe(200);
        answered.add(operationId);
      }
      expect(answered.size).toBe(70);
      expect([...answered].sort()).toEqual([...api.contract.operationIds].sort());
      expect(await api.scenario.audit()).toMatchObject({ total: 0, drifted: [], overdrawn: [] });
    });

    it("has a refusal with a code for a body that breaks it", async () => {
      const token = await api.login();
      for (const { operationId, line, body } of await happyCalls(api)) {
        if (body === undefined) continue;
        const broken = { token, key: newKey(), body: { nonsense: [] } };
        const reply = await api.call(line, broken);
        expect(reply.status, operationId).toBeGreaterThanOrEqual(400);
        expect(reply.status, operationId).toBeLessThan(500);
        expect(reply.body.code, operationId).toBeTruthy();
      }
    });

    it.each([
      ["GET /api/wallet/activate/IMI", ["SLOT_ALREADY_ACTIVE"]],
      ["GET /api/bonus/activate/WELCOME", ["BONUS_ALREADY_ACTIVE", "BONUS_MAX_CLAIMED"]],
      ["GET /api/invite/bonus", ["INVITE_COLLECT"]],
    ])("has one winner when %s arrives five times at once", async (line, codes) => {
      const token = await api.login();
      const calls = Array.from({ length: 5 }, () => api.call(line, { token, key: newKey() }));
      const replies = await Promise.all(calls);
      const refused = replies.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(4);
      for (const { body } of refused) expect(codes).toContain(body.code);
      expect(await api.scenario.audit()).toMatchObject({ total: 0, drifted: [], overdrawn: [] });
    });

    it("refuses each of its operations without the client header, with or without a token", async () => {
      const token = await api.login();
      for (const { operationId, line, before, ...call } of await happyCalls(api)) {
        const reply = await api.call(line, { token, ...call, headers: { "x-client": "" } });
        expect([reply.status, reply.body], operationId).toEqual([
          400,
          { code: "KEY_MISSING", message: "The x-client header is missing" },
        ]);
      }
      const bare = await api.sandbox.fetch(new Request("http://sandbox.test/api/lookup/info"));
      expect([bare.status, (await bare.json()).code]).toEqual([400, "KEY_MISSING"]);
    });

    it("answers a missing client header before a missing token: UNAUTHORIZED would sign the member out", async () => {
      const reply = await api.call("GET /api/wallet", { headers: { "x-client": "" } });
      expect(reply.body.code).toBe("KEY_MISSING");
    });

    it("has a refusal for a body that is not JSON and for an unknown call", async () => {
      const reply = await api.sandbox.fetch(
        new Request("http://sandbox.test/api/login", {
          method: "POST",
          headers: { "x-client": "wallet-user" },
          body: "{",
        }),
      );
      expect([reply.status, (await reply.json()).code]).toEqual([400, "WRONG_CREDENTIAL"]);
      expect((await api.call("GET /api/unheard-of")).status).toBe(404);
    });
  });
}
