import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PHONE } from "../../src/index.ts";
import { type Harness, newKey } from "../support/harness.ts";

const BALANCED = { total: 0, drifted: [], overdrawn: [] };
const HOUR = 3_600_000;
const SATURDAY = new Date("2026-11-21T05:00:00Z");

const banners = [{ image: "https://pictures.example/a.png", html: "<p>ใหม่</p>" }];
const bonus = {
  code: "NEW",
  name: "New",
  type: "day",
  maxReceived: 1,
  percentFail: 5,
  amount: 12.5,
  turnoverTimes: 2,
  banners,
} as const;
const promotion = {
  code: "SAWAT-26",
  percentFail: 7,
  description: "+25",
  amount: 25,
  turnoverTimes: 0,
} as const;

/** Bonuses and promotions: definitions, limits, turnover, and their four ends. */
export function describeBonuses(open: () => Harness) {
  let api: Harness;
  let token: string;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset({ freezeAt: SATURDAY });
    token = await api.login();
  });
  const get = async (path: string) => {
    const key = newKey();
    return (await api.call(`GET /api/${path}`, { token, key })).body;
  };
  const activate = (code: string) => get(`bonus/activate/${code}`);
  const bonusWallet = async () => (await get("wallet")).bonusWallet.amount;
  const statement = async () => {
    const body = { page: 1, limit: 10 };
    return (await api.call("POST /api/statement", { token, body })).body.statements;
  };
  const play = (bet: number, won = bet) =>
    api.scenario.play({ phone: DEMO_PHONE, game: "JOKER", bet, won });
  const withdraw = async (amount: number) => {
    const call = { token, key: newKey(), body: { amount } };
    return (await api.call("POST /api/wallet/withdraw", call)).body.code;
  };

  describe("bonuses", () => {
    it("are those that were set, and others are refused", async () => {
      await api.scenario.setSettings({ bonuses: [bonus], promotions: [promotion] });
      const { amount, turnoverTimes, ...shown } = bonus;
      expect(await get("bonus")).toEqual([{ ...shown, userBonus: null }]);
      expect((await activate("WELCOME")).code).toBe("NO_DATA");
      expect(await activate("NEW")).toMatchObject({ isActive: true });
      expect(await bonusWallet()).toBe(12.5);
      const wrong = [{ ...bonus, code: "a/b" }];
      await expect(api.scenario.setSettings({ bonuses: wrong })).rejects.toThrow(
        "bonuses is a list of { code",
      );
    });

    it("are received as often as their type allows, in days and weeks of the site", async () => {
      const bonuses = (["limit", "day", "week"] as const).map((type) => ({
        ...bonus,
        code: type,
        type,
      }));
      await api.scenario.setSettings({ bonuses });
      const takeEach = async () => {
        const codes: string[] = [];
        for (const { code } of bonuses) {
          const reply = await activate(code);
          codes.push(reply.code ?? "received");
          if (reply.code === undefined) await get("bonus/clear");
        }
        return codes;
      };
      const used = "BONUS_MAX_CLAIMED";
      expect(await takeEach()).toEqual(["received", "received", "received"]);
      expect(await takeEach()).toEqual([used, used, used]);
      api.scenario.clock.advance(12 * HOUR);
      expect(await takeEach()).toEqual([used, "received", used]);
      api.scenario.clock.advance(24 * HOUR);
      expect(await takeEach()).toEqual([used, "received", "received"]);
    });

    it("end when their turnover is complete, and the rest goes into the wallet", async () => {
      await api.scenario.setSettings({ bonuses: [bonus] });
      const cash = await api.balance(token);
      await activate("NEW");
      expect((await statement())[0]).toMatchObject({ status: "PROCESSING", amount: 12.5 });
      await play(24.99);
      expect(await get("bonus/check/active")).toEqual({
        status: true,
        type: "day",
        turnover: { required: 25, played: 24.99 },
      });
      expect(await withdraw(cash)).toBe("BONUS_CONDITION");
      await play(0.01);
      expect(await get("bonus/check/active")).toEqual({ status: false, type: null });
      expect([await bonusWallet(), await api.balance(token)]).toEqual([0, cash + 12.5]);
      expect(await statement()).toMatchObject([
        { statementType: "finish_bonus", to: "wallet", amount: 12.5, status: "SUCCESS" },
        { statementType: "bonus", amount: 12.5, status: "SUCCESS" },
        ...Array.from({ length: 8 }, () => ({})),
      ]);
      expect(await withdraw(100)).toBe("SUCCESS");
      expect(await api.scenario.audit()).toMatchObject(BALANCED);
    });

    it("are cancelled without their rest and without their turnover", async () => {
      const cash = await api.balance(token);
      await activate("WELCOME");
      expect(await get("bonus/clear")).toEqual({ message: "ยกเลิกโบนัสแล้ว" });
      expect((await get("bonus/clear")).code).toBe("BONUS_CLEAR");
      expect([await bonusWallet(), await api.balance(token)]).toEqual([0, cash]);
      expect(await withdraw(100)).toBe("SUCCESS");
      expect(await api.scenario.audit()).toMatchObject(BALANCED);
    });

    it("are lost when the member's money and the bonus are below the minimum", async () => {
      await api.scenario.setSettings({ bonuses: [bonus], bonusMinimum: 20_000 });
      expect(await get("bonus/check/minimum")).toEqual({ minimum: 20_000 });
      await activate("NEW");
      await play(1, 0);
      expect(await get("bonus/check/active")).toMatchObject({ status: false });
      expect(await bonusWallet()).toBe(0);
    });

    it("are lost below their percentFail of the money and the bonus, as the notice says", async () => {
      const { slots } = await get("wallet");
      const money = slots.reduce(
        (sum: number, { amount }: { amount: number }) => sum + amount,
        await api.balance(token),
      );
      await api.scenario.setSettings({
        bonuses: [{ ...bonus, percentFail: 95, turnoverTimes: 99 }],
      });
      await activate("NEW");
      const minimum = Math.floor((money + bonus.amount) * 95) / 100;
      expect(await get("bonus/check/minimum")).toEqual({ minimum });
      await play(Math.round((money + bonus.amount - minimum) * 100) / 100, 0);
      expect(await get("bonus/check/active")).toMatchObject({ status: true });
      await play(0.02, 0);
      expect(await get("bonus/check/active")).toMatchObject({ status: false });
      expect(await get("bonus/check/minimum")).toEqual({ minimum: 5 });
      expect(await bonusWallet()).toBe(0);
      expect(await api.scenario.audit()).toMatchObject(BALANCED);
    });
  });

  describe("promotions", () => {
    it("are found by a code in any case, or are null, and are received once", async () => {
      await api.scenario.setSettings({ promotions: [promotion] });
      expect(await get("promotion/find/sawat-26")).toEqual({ percentFail: 7, description: "+25" });
      const pasted = encodeURIComponent("\u202asawat-\u200b26\u202c\u00a0");
      expect(await get(`promotion/find/${pasted}`)).toEqual({ percentFail: 7, description: "+25" });
      expect(await get("promotion/find/LUCKY50")).toBeNull();
      expect(await get("promotion/activate/SAWAT-26")).toEqual({ message: "SUCCESS", amount: 25 });
      expect(await get("bonus/check/active")).toEqual({ status: true, type: "promotion" });
      expect(await get("promotion/current")).toMatchObject({ description: "+25" });
      expect(await bonusWallet()).toBe(25);
      await get("bonus/clear");
      expect((await get("promotion/activate/SAWAT-26")).code).toBe("PROMOTION_RECEIVED");
      const lower = [{ ...promotion, code: "small" }];
      await expect(api.scenario.setSettings({ promotions: lower })).rejects.toThrow(
        "promotions is a list of { code",
      );
    });
  });
}
