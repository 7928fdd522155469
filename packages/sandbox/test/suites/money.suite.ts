import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PHONE, LAO_PHONE } from "../../src/index.ts";
import { type Harness, newKey } from "../support/harness.ts";

/** Money: transfers, withdrawals, keys and the ledger. */
export function describeMoney(open: () => Harness) {
  const phone = DEMO_PHONE;
  let api: Harness;
  let token: string;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
    token = await api.login();
  });
  const transfer = (from: string, to: string, amount: number, key = newKey()) =>
    api.call("POST /api/wallet/transfer", { token, key, body: { from, to, amount } });
  const withdraw = (amount: number, key = newKey()) =>
    api.call("POST /api/wallet/withdrawAll", { token, key, body: { amount } });
  const newest = async () =>
    (await api.call("POST /api/statement", { token, body: { page: 1, limit: 1 } })).body
      .statements[0];

  it("has a member of the Lao edition, whose amounts are in kip", async () => {
    const member = await api.login(LAO_PHONE);
    const { body } = await api.call("GET /api/wallet", { token: member });
    expect(body).toMatchObject({ profile: { currency: "LAK" }, wallet: { amount: 2_500_000 } });
  });

  describe("transfer", () => {
    it("moves money to a game and back, exact to the satang", async () => {
      expect((await transfer("wallet", "JOKER", 250.55)).status).toBe(200);
      expect(await api.balance(token)).toBe(12_229.95);
      expect(await api.gameBalance(token, "JOKER")).toBe(1_500.55);
      await transfer("JOKER", "wallet", 1_500.55);
      expect(await api.balance(token)).toBe(13_730.5);
      expect(await api.gameBalance(token, "JOKER")).toBe(0);
    });

    it("moves the whole wallet at once", async () => {
      const call = { token, key: newKey(), body: { to: "PG" } };
      expect((await api.call("POST /api/wallet/transferAll", call)).body.amount).toBe(12_480.5);
      expect(await api.balance(token)).toBe(0);
      const again = { token, key: newKey(), body: { to: "PG" } };
      const refused = await api.call("POST /api/wallet/transferAll", again);
      expect(refused.body.code).toBe("MONEY_NOT_ENOUGH");
    });

    it.each([
      ["wallet", "JOKER", 0.99, "TRANSFER_MINIMUM"],
      ["wallet", "JOKER", -5, "TRANSFER_MINIMUM"],
      ["wallet", "JOKER", 1.005, "TRANSFER_MINIMUM"],
      ["wallet", "JOKER", 12_480.51, "MONEY_NOT_ENOUGH"],
      ["JOKER", "wallet", 1_250.01, "MONEY_NOT_ENOUGH"],
      ["wallet", "JOKER", 1e12, "MONEY_NOT_ENOUGH"],
      ["wallet", "JOKER", 1e300, "MONEY_NOT_ENOUGH"],
      ["wallet", "wallet", 10, "TRANSFER_FAIL"],
      ["wallet", "NOWHERE", 10, "NO_GAME"],
      ["wallet", "SLOTXO", 10, "SLOT_NO_ACCOUNT"],
    ])("refuses %s → %s of %d with %s and moves nothing", async (from, to, amount, code) => {
      const { movements } = await api.scenario.audit();
      const reply = await transfer(from, to, amount);
      expect(reply.body.code).toBe(code);
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expect((await api.scenario.audit()).movements).toBe(movements);
    });

    it("never overdraws with 200 transfers at the same time, and the ledger adds up", async () => {
      const replies = await Promise.all(
        Array.from({ length: 200 }, () => transfer("wallet", "JOKER", 100)),
      );
      const done = replies.filter(({ status }) => status === 200);
      const refused = replies.filter(({ body }) => body.code === "MONEY_NOT_ENOUGH");
      expect([done.length, refused.length]).toEqual([124, 76]);
      expect(await api.balance(token)).toBe(80.5);
      expect(await api.gameBalance(token, "JOKER")).toBe(13_650);
      expect(await api.scenario.audit()).toMatchObject({ total: 0, drifted: [], overdrawn: [] });
    });
  });

  describe("an Idempotency-Key", () => {
    it("answers the same call again without a second effect", async () => {
      const key = newKey();
      const first = await transfer("wallet", "PG", 10, key);
      const second = await transfer("wallet", "PG", 10, key);
      expect(second.body).toEqual(first.body);
      expect(await api.gameBalance(token, "PG")).toBe(90.25);
    });

    it("has one effect when 20 calls with it arrive at the same time: the others get the same answer, or 409", async () => {
      const key = newKey();
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => transfer("wallet", "PG", 10, key)),
      );
      const [done] = replies.filter(({ status }) => status === 200);
      for (const { status, body } of replies) {
        expect([status, body]).toEqual(
          status === 409
            ? [409, { message: "This request is still being processed" }]
            : [200, done?.body],
        );
      }
      expect(await api.gameBalance(token, "PG")).toBe(90.25);
      expect((await transfer("wallet", "PG", 10, key)).body).toEqual(done?.body);
    });

    it("is refused for a different call", async () => {
      const key = newKey();
      await transfer("wallet", "PG", 10, key);
      expect((await transfer("wallet", "PG", 11, key)).body.code).toBe("KEY_INVALID");
      expect((await withdraw(100, key)).body.code).toBe("KEY_INVALID");
      expect(await api.balance(token)).toBe(12_470.5);
    });

    it("may be used again after a refusal, which moved nothing", async () => {
      const key = newKey();
      expect((await transfer("wallet", "PG", 13_000, key)).body.code).toBe("MONEY_NOT_ENOUGH");
      await api.scenario.credit({ phone, amount: 1_000 });
      expect((await transfer("wallet", "PG", 13_000, key)).status).toBe(200);
    });

    it("is required", async () => {
      const reply = await api.call("POST /api/wallet/transfer", {
        token,
        body: { from: "wallet", to: "PG", amount: 10 },
      });
      expect([reply.status, reply.body.code]).toEqual([400, "KEY_MISSING"]);
      expect((await transfer("wallet", "PG", 10, "short")).body.code).toBe("KEY_INVALID");
    });

    it("is the reference of the call's statement row", async () => {
      const key = newKey();
      await transfer("wallet", "PG", 10, key);
      expect((await newest()).reference).toBe(key);
    });
  });

  describe("withdraw", () => {
    it("takes the money at once and is paid a minute later", async () => {
      expect((await withdraw(500)).status).toBe(200);
      expect(await api.balance(token)).toBe(11_980.5);
      const line = { statementType: "withdraw", from: "wallet", to: "KBANK", amount: 500 };
      expect(await newest()).toMatchObject({ ...line, status: "PROCESSING" });
      api.scenario.clock.advance(61_000);
      expect(await newest()).toMatchObject({ ...line, status: "SUCCESS" });
    });

    it("has a step for what happened, with its time, and what the wallet held afterwards", async () => {
      await withdraw(500);
      const open = await newest();
      const requested = { step: "requested", at: open.createdAt };
      const processing = { step: "processing", at: open.createdAt };
      expect(open).toMatchObject({
        balanceAfter: 11_980.5,
        steps: [requested, processing, { step: "done", at: null }],
      });
      api.scenario.clock.advance(3_600_000);
      const paid = await newest();
      expect(paid).toMatchObject({ balanceAfter: 11_980.5, steps: [requested, processing, {}] });
      const [, , done] = paid.steps;
      expect(Date.parse(done.at) - Date.parse(open.createdAt)).toBe(60_000);
      await withdraw(300);
      await api.scenario.settleWithdrawal({ phone, outcome: "FAILED" });
      const failed = await newest();
      expect(failed.balanceAfter).toBeNull();
      expect(failed.steps.at(-1)).toEqual({ step: "failed", at: expect.any(String) });
    });

    it("returns to the wallet when the bank refuses it", async () => {
      await withdraw(500);
      await api.scenario.settleWithdrawal({ phone, outcome: "FAILED" });
      expect(await api.balance(token)).toBe(12_480.5);
      expect((await newest()).status).toBe("FAILED");
    });

    it("applies the limits of the lookup", async () => {
      await api.scenario.setSettings({ withdrawMin: 300, withdrawMax: 5_000 });
      const { body } = await api.call("GET /api/lookup/withdraw", { token });
      expect(body).toEqual({ withdrawMin: 300, withdrawMax: 5_000 });
      expect((await withdraw(299.99)).body.code).toBe("TRANSFER_MINIMUM");
      expect((await withdraw(5_000.01)).body.code).toBe("TRANSFER_FAIL");
      expect((await withdraw(5_000)).status).toBe(200);
    });

    it.each([60_000, 1e12, 1e300])("names the maximum in the refusal of %d", async (amount) => {
      const { body } = await withdraw(amount);
      expect(body).toEqual({
        code: "TRANSFER_FAIL",
        message: "A withdrawal is at most 50000 baht",
      });
    });

    const total = async () => {
      const { body } = await api.call("GET /api/wallet", { token });
      const games = body.slots.map(({ amount }: { amount: number }) => amount);
      const satang = [body.wallet.amount, ...games].map((amount) => Math.round(amount * 100));
      return satang.reduce((sum, amount) => sum + amount, 0) / 100;
    };

    it("draws on the wallet and the games: these are swept into the wallet, and nothing is lost", async () => {
      const all = await total();
      const operations = (
        await api.call("POST /api/statement", { token, body: { page: 1, limit: 10 } })
      ).body.total;
      expect((await withdraw(all + 0.01)).body.code).toBe("MONEY_NOT_ENOUGH");
      expect((await withdraw(all - 500)).status).toBe(200);
      expect(await api.balance(token)).toBe(500);
      expect(await total()).toBe(500);
      expect(await api.gameBalance(token, "JOKER")).toBe(0);
      expect(await newest()).toMatchObject({ statementType: "withdraw", amount: all - 500 });
      const { statements, total: rows } = (
        await api.call("POST /api/statement", { token, body: { page: 1, limit: 10 } })
      ).body;
      const swept = statements.slice(1, rows - operations);
      expect(swept).toContainEqual(
        expect.objectContaining({ from: "JOKER", to: "wallet", amount: 1_250 }),
      );
      expect(await api.scenario.audit()).toMatchObject({ total: 0, drifted: [], overdrawn: [] });
    });

    it("leaves the games alone when the wallet is enough", async () => {
      expect((await withdraw(12_480.5)).status).toBe(200);
      expect(await api.balance(token)).toBe(0);
      expect(await api.gameBalance(token, "JOKER")).toBe(1_250);
    });

    it("of the other call draws on the wallet alone", async () => {
      const body = { amount: 12_480.51 };
      const refused = await api.call("POST /api/wallet/withdraw", { token, key: newKey(), body });
      expect(refused.body.code).toBe("MONEY_NOT_ENOUGH");
    });

    it("takes only the full balance while a bonus is active", async () => {
      await api.scenario.setMember({ phone, bonusLock: true });
      const active = await api.call("GET /api/bonus/check/active", { token });
      expect(active.body).toEqual({ status: true, type: "limit" });
      expect((await withdraw(500)).body.code).toBe("BONUS_CONDITION");
      expect((await withdraw(12_480.5)).body.code).toBe("BONUS_CONDITION");
      expect((await withdraw(await total())).status).toBe(200);
      expect(await total()).toBe(0);
    });
  });

  describe("wallet deposit", () => {
    it.each([
      [1.99, "TRANSFER_MINIMUM"],
      [1e12, "TRANSFER_FAIL"],
    ])("refuses %d with %s", async (amount, code) => {
      const reply = await api.call("POST /api/wallet/add", {
        token,
        key: newKey(),
        body: { amount },
      });
      expect([reply.status, reply.body.code]).toEqual([400, code]);
    });
  });

  describe("statement", () => {
    it("lists the movements in pages of 10, newest first", async () => {
      await transfer("wallet", "JOKER", 5);
      const page = async (number: number) =>
        (await api.call("POST /api/statement", { token, body: { page: number, limit: 10 } })).body;
      const pages = [await page(1), await page(2), await page(3), await page(4)];
      expect(pages.map(({ statements }) => statements.length)).toEqual([10, 10, 7, 0]);
      expect(pages[0].total).toBe(27);
      expect(pages[0].statements[0]).toMatchObject({
        statementType: "transfer",
        from: "wallet",
        to: "JOKER",
        amount: 5,
        status: "SUCCESS",
      });
      const moments = pages.flatMap(({ statements }) =>
        statements.map((line: { createdAt: string }) => Date.parse(line.createdAt)),
      );
      expect(moments).toEqual([...moments].sort((a, b) => b - a));
      const types = new Set(
        pages.flatMap(({ statements }) =>
          statements.map((line: { statementType: string }) => line.statementType),
        ),
      );
      expect([...types].sort()).toEqual([
        "bonus",
        "deposit",
        "finish_bonus",
        "transfer",
        "withdraw",
      ]);
    });
  });
}
