import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PHONE } from "../../src/index.ts";
import { type Harness, newKey } from "../support/harness.ts";

const DAY = 24 * 3_600_000;
const CASH = {
  code: "CASH30",
  label: "฿30",
  name: "30 in cash",
  bgColor: "#232F79",
  textColor: "#F4F1E8",
  kind: "cash",
  prize: 30,
  weight: 1,
} as const;
const BONUS = { ...CASH, code: "BONUS40", label: "40", kind: "bonus", prize: 40 } as const;
const NONE = { ...CASH, code: "NONE", label: "-", kind: "none", prize: 0 } as const;
const never = { weight: 0 };

/** The prize wheel, its coins and its coupons. */
export function describeSpin(open: () => Harness) {
  let api: Harness;
  let token: string;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
    token = await api.login();
  });
  const setup = async () => (await api.call("GET /api/spinwheel/setup", { token })).body.result;
  const spin = async () =>
    (await api.call("POST /api/spinwheel/spin", { token, key: newKey() })).body;
  const coupons = async () => (await api.call("GET /api/spinwheel/coupon", { token })).body;
  const claim = async (coupon: string) =>
    (await api.call("POST /api/spinwheel/coupon/claim", { token, key: newKey(), body: { coupon } }))
      .body;
  const held = async () =>
    (await coupons()).map((one: { prize: { slice: { code: string } }; amount: number }) => [
      one.prize.slice.code,
      one.amount,
    ]);

  it("shows the slices of the settings, and the coins", async () => {
    await api.scenario.setSettings({ wheelName: "Short", wheelSlices: [CASH, NONE] });
    await api.scenario.setMember({ phone: DEMO_PHONE, coin: 2 });
    const { activeSpinwheel, userCoin } = await setup();
    expect(userCoin).toBe(2);
    expect(activeSpinwheel.name).toBe("Short");
    expect(activeSpinwheel.slice.map(({ code }: { code: string }) => code)).toEqual([
      "CASH30",
      "NONE",
    ]);
    await api.scenario.setSettings({ spinActive: false });
    expect((await setup()).activeSpinwheel).toBeNull();
  });

  it("uses a coin for each spin, and refuses one without a coin", async () => {
    await api.scenario.setSettings({ wheelSlices: [NONE] });
    await api.scenario.setMember({ phone: DEMO_PHONE, coin: 2 });
    const before = await coupons();
    expect(await spin()).toEqual({
      success: true,
      result: { code: "NONE", label: "-", remainingCoin: 1, coupon: null },
    });
    expect((await spin()).result.remainingCoin).toBe(0);
    expect((await spin()).error.code).toBe("NO_CLAIMABLE_COUPON");
    expect(await coupons()).toEqual(before);
  });

  it("wins the same prizes again after a reset with the same seed", async () => {
    const series = async () => {
      await api.scenario.reset();
      token = await api.login();
      await api.scenario.setSettings({ spinSeed: "river" });
      await api.scenario.setMember({ phone: DEMO_PHONE, coin: 8 });
      const won: string[] = [];
      for (let time = 0; time < 8; time += 1) won.push((await spin()).result.code);
      return won;
    };
    const first = await series();
    expect(new Set(first).size).toBeGreaterThan(1);
    expect(await series()).toEqual(first);
  });

  it("gives a coupon that is paid once, with a statement row that carries the key", async () => {
    await api.scenario.setSettings({ wheelSlices: [CASH, { ...NONE, ...never }] });
    expect((await spin()).result).toMatchObject({ code: "CASH30", coupon: { name: "30 in cash" } });
    expect(await held()).toContainEqual(["CASH30", 1]);
    const balance = await api.balance(token);
    const key = newKey();
    const line = "POST /api/spinwheel/coupon/claim";
    const once = { token, key, body: { coupon: "CASH30" } };
    expect((await api.call(line, once)).body).toEqual({ success: true });
    expect((await api.call(line, once)).body).toEqual({ success: true });
    expect((await claim("CASH30")).error.code).toBe("NO_CLAIMABLE_COUPON");
    expect(await api.balance(token)).toBe(balance + 30);
    const page = { page: 1, limit: 10 };
    const { body } = await api.call("POST /api/statement", { token, body: page });
    expect(body.statements[0]).toMatchObject({
      statementType: "bonus",
      amount: 30,
      reference: key,
      luckydraw: { description: "30 in cash" },
    });
  });

  it("spins with the key of a refused spin once there is a coin, and then once only", async () => {
    await api.scenario.setSettings({ wheelSlices: [NONE] });
    await api.scenario.setMember({ phone: DEMO_PHONE, coin: 0 });
    const again = { token, key: newKey() };
    const spinAgain = async () => (await api.call("POST /api/spinwheel/spin", again)).body;
    expect((await spinAgain()).error.code).toBe("NO_CLAIMABLE_COUPON");
    await api.scenario.setMember({ phone: DEMO_PHONE, coin: 2 });
    const won = await spinAgain();
    expect(won).toMatchObject({ success: true, result: { remainingCoin: 1 } });
    expect(await spinAgain()).toEqual(won);
    expect((await setup()).userCoin).toBe(1);
  });

  it("pays a coupon with the key of a refused claim once no bonus is active, and then once only", async () => {
    await api.scenario.setSettings({ wheelSlices: [CASH] });
    await api.scenario.setMember({ phone: DEMO_PHONE, addCoupon: "CASH30", bonusLock: true });
    const balance = await api.balance(token);
    const again = { token, key: newKey(), body: { coupon: "CASH30" } };
    const claimAgain = async () => (await api.call("POST /api/spinwheel/coupon/claim", again)).body;
    expect((await claimAgain()).error.code).toBe("BONUS_REMAINING");
    await api.scenario.setMember({ phone: DEMO_PHONE, bonusLock: false });
    expect(await claimAgain()).toEqual({ success: true });
    expect(await claimAgain()).toEqual({ success: true });
    expect(await api.balance(token)).toBe(balance + 30);
  });

  it("puts the money of a bonus coupon under a turnover condition, that of a cash coupon not", async () => {
    await api.scenario.setSettings({ wheelSlices: [CASH, BONUS] });
    await api.scenario.setMember({ phone: DEMO_PHONE, addCoupon: "CASH30" });
    await api.scenario.setMember({ phone: DEMO_PHONE, addCoupon: "BONUS40" });
    const withdraw = () =>
      api.call("POST /api/wallet/withdraw", { token, key: newKey(), body: { amount: 100 } });
    await claim("CASH30");
    expect((await withdraw()).status).toBe(200);
    await claim("BONUS40");
    expect((await withdraw()).body.code).toBe("BONUS_CONDITION");
  });

  describe("a coupon", () => {
    it("keeps its prize when the wheel changes, and is counted with its equals, the next to expire first", async () => {
      await api.scenario.setSettings({ wheelSlices: [CASH], couponDays: 5 });
      await api.scenario.setMember({ phone: DEMO_PHONE, addCoupon: "CASH30" });
      await api.scenario.setSettings({ couponDays: 1 });
      await api.scenario.setMember({ phone: DEMO_PHONE, addCoupon: "CASH30" });
      const now = await api.scenario.clock.now();
      const [first] = await coupons();
      expect(first).toMatchObject({ amount: 2, prize: { name: "30 in cash" } });
      expect(Math.round((Date.parse(first.expiresAt) - now.getTime()) / DAY)).toBe(1);
      await api.scenario.setSettings({ wheelSlices: [NONE] });
      const balance = await api.balance(token);
      expect(await claim("CASH30")).toEqual({ success: true });
      expect(await api.balance(token)).toBe(balance + 30);
    });

    it("is not listed and not paid after its last day", async () => {
      await api.scenario.setSettings({ wheelSlices: [CASH], couponDays: 1 });
      await api.scenario.setMember({ phone: DEMO_PHONE, addCoupon: "CASH30" });
      api.scenario.clock.advance(DAY + 1);
      expect((await held()).map(([code]: [string]) => code)).not.toContain("CASH30");
      expect((await claim("CASH30")).error.code).toBe("COUPON_EXPIRED");
    });
  });

  it("refuses a wheel that is not one, and a coupon of a slice without a prize", async () => {
    const wrong = [{ ...CASH, kind: "gold" }] as never;
    await expect(api.scenario.setSettings({ wheelSlices: wrong })).rejects.toThrow(/wheelSlices/);
    const none = api.scenario.setMember({ phone: DEMO_PHONE, addCoupon: "NONE" });
    await expect(none).rejects.toThrow(/addCoupon/);
  });
}
