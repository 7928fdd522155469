import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PHONE } from "../../src/index.ts";
import { type Harness, newKey } from "../support/harness.ts";

const BALANCED = { total: 0, drifted: [], overdrawn: [] };
/** The largest amount of one call, baht; a balance holds 90 of them. */
const LARGEST = 999_999_999_999.99;
const KTB_PHONE = "0822222222";
const FRIEND = {
  name: "มะลิ ทอง",
  phoneNumber: "0899000123",
  password: "river-2026",
  bankCode: "SCB",
  bankAccountName: "MALI THONG",
  bankAccountNo: "4081200123",
};

/** Invite bonus, refund, and the turnover that both require. */
export function describeGifts(open: () => Harness) {
  let api: Harness;
  let token: string;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
    token = await api.login();
  });
  const take = (path: string, member = token) =>
    api.call(`GET /api/${path}`, { token: member, key: newKey() });
  const codeOf = async (path: string, member = token) => (await take(path, member)).body.code;
  const invite = async (member = token) =>
    (await api.call("GET /api/wallet", { token: member })).body.invite;
  const check = async () => (await api.call("GET /api/refund/check", { token })).body;
  const play = (bet: number, won = 0, phone = DEMO_PHONE) =>
    api.scenario.play({ phone, game: "JOKER", bet, won });

  describe("the invite bonus", () => {
    async function joinFriend(inviteCode: string) {
      await api.scenario.setSettings({ registerOTP: false });
      const joined = await api.call("POST /api/account", { body: { ...FRIEND, inviteCode } });
      expect(joined.status).toBe(200);
      const friend = await api.login(FRIEND.phoneNumber, FRIEND.password);
      await take("wallet/activate/JOKER", friend);
      return friend;
    }
    async function codeOfKtbMember() {
      const member = await api.login(KTB_PHONE);
      const { _id } = (await api.call("GET /api/account/profile", { token: member })).body;
      return { member, code: `PR${_id}` };
    }

    it("grows with a friend's first deposit and bets, and can be received after the first bet", async () => {
      const { member, code } = await codeOfKtbMember();
      expect(await codeOf("invite/bonus", member)).toBe("NO_INVITE_BONUS");
      const friend = await joinFriend(code);
      await api.scenario.credit({ phone: FRIEND.phoneNumber, amount: 500 });
      await api.scenario.credit({ phone: FRIEND.phoneNumber, amount: 500 });
      expect(await invite(member)).toEqual({ amount: 0, success: 0, fail: 100 });
      expect(await codeOf("invite/bonus", member)).toBe("NO_INVITEE_PLAY_INFO");

      const body = { from: "wallet", to: "JOKER", amount: 300 };
      await api.call("POST /api/wallet/transfer", { token: friend, key: newKey(), body });
      await play(250, 100, FRIEND.phoneNumber);
      expect(await invite(member)).toEqual({ amount: 27.5, success: 100, fail: 0 });
      expect((await take("invite/bonus", member)).body).toMatchObject({
        code: "INVITE_BONUS_SUCCESS",
        amount: 27.5,
      });
      expect(await api.balance(member)).toBe(27.5);
      expect(await codeOf("invite/bonus", member)).toBe("INVITE_COLLECT");
      const page = { token: member, body: { page: 1, limit: 10 } };
      expect((await api.call("POST /api/invite", page)).body).toMatchObject({
        total: 1,
        invites: [{ from: { name: FRIEND.name }, amount: 27.5 }],
      });
      expect(await api.scenario.audit()).toMatchObject(BALANCED);
    });

    it("is closed with INVITE_INACTIVE, and pays nothing when the wallet cannot hold it", async () => {
      await api.scenario.setSettings({ inviteActive: false });
      expect(await codeOf("invite/bonus")).toBe("INVITE_INACTIVE");
      await api.scenario.setSettings({ inviteActive: true });
      await api.scenario.credit({ phone: DEMO_PHONE, amount: LARGEST });
      for (let time = 0; time < 90; time += 1) {
        await api.scenario.setMember({ phone: DEMO_PHONE, addInvite: LARGEST });
      }
      const { amount } = await invite();
      expect(await codeOf("invite/bonus")).toBe("INVITE_BONUS_FAIL");
      expect((await invite()).amount).toBe(amount);
      expect(await api.scenario.audit()).toMatchObject(BALANCED);
    });
  });

  describe("the refund", () => {
    it("accrues five percent of each lost round, and nothing of a won one", async () => {
      const before = (await check()).refundAmount;
      await play(100);
      await play(50, 80);
      await play(60, 20);
      expect((await check()).refundAmount).toBe(before + 7);
    });

    it("is received once, and then listed", async () => {
      expect(await check()).toMatchObject({ result: true, bonus: false, refundAmount: 64.25 });
      const balance = await api.balance(token);
      expect((await take("refund/receive")).body).toMatchObject({
        code: "REFUND_SUCCESS",
        amount: 64.25,
      });
      expect(await api.balance(token)).toBe(balance + 64.25);
      expect(await check()).toMatchObject({ result: false, refundAmount: 0, refundSuccess: 100 });
      expect(await codeOf("refund/receive")).toBe("NO_REFUND");
      expect(await codeOf("refund/addWallet")).toBe("NO_REFUND");
      const page = { token, body: { page: 1, limit: 10 } };
      const { total, refunds } = (await api.call("POST /api/refund", page)).body;
      expect([total, refunds[0].refundAmount]).toEqual([12, 64.25]);
      expect(await api.scenario.audit()).toMatchObject(BALANCED);
    });

    it("is locked by an active bonus, but can be added to the wallet, where the bonus holds it", async () => {
      await api.scenario.setMember({ phone: DEMO_PHONE, bonusLock: true });
      expect(await check()).toMatchObject({ result: true, bonus: true });
      expect(await codeOf("refund/receive")).toBe("REFUND_CONDITION");
      expect(await codeOf("refund/addWallet")).toBe("REFUND_SUCCESS");
    });

    it("of a loss that is too small exists, and is refused with REFUND_MINIMUM", async () => {
      await take("refund/receive");
      await play(0.1);
      expect(await check()).toMatchObject({ result: true, refundAmount: 0 });
      expect(await codeOf("refund/receive")).toBe("REFUND_MINIMUM");
      expect(await codeOf("refund/addWallet")).toBe("REFUND_MINIMUM");
      await api.scenario.setSettings({ refundActive: false });
      expect(await codeOf("refund/receive")).toBe("REFUND_INACTIVE");
    });
  });

  const post = (path: string, body: object) =>
    api.call(`POST /api/${path}`, { token, key: newKey(), body });
  it.each([
    ["an invite bonus", 2 * 75, () => take("invite/bonus")],
    ["a received refund", 2 * 64.25, () => take("refund/receive")],
    ["a refund added to the wallet", 2 * 64.25, () => take("refund/addWallet")],
    ["a bonus", 10 * 250, () => take("bonus/activate/WELCOME")],
    ["a promotion", 5 * 50, () => take("promotion/activate/LUCKY50")],
  ])(
    "%s puts the balance under a turnover condition, which bets meet",
    async (_, bets, receive) => {
      const withdraw = async () => (await post("wallet/withdraw", { amount: 100 })).body.code;
      await api.scenario.setSettings({ turnoverTimes: 2 });
      expect(await withdraw()).toBe("SUCCESS");
      expect((await receive()).status).toBe(200);
      expect(await withdraw()).toBe("BONUS_CONDITION");
      const rounds = Math.ceil(bets / 1_000);
      for (let round = 1; round < rounds; round += 1) await play(1_000, 1_000);
      const last = bets - 1_000 * (rounds - 1) - 0.01;
      await play(last, last);
      expect(await withdraw()).toBe("BONUS_CONDITION");
      await play(0.01);
      expect(await withdraw()).toBe("SUCCESS");
    },
  );

  it("shows the banners and the text that were set, and refuses others than image and html", async () => {
    const set = { image: "https://pictures.example/a.png", html: "<p>ใหม่</p>" };
    await api.scenario.setSettings({
      inviteBanners: [set],
      refundBanners: [],
      refundInfo: "<p>7%</p>",
    });
    expect((await api.call("GET /api/invite/banners", { token })).body).toEqual({ banners: [set] });
    expect((await api.call("GET /api/refund/banners", { token })).body).toEqual({ banners: [] });
    expect((await check()).info).toBe("<p>7%</p>");
    const wrong = [{ image: "banner-invite", html: "", link: "x" }];
    await expect(api.scenario.setSettings({ inviteBanners: wrong })).rejects.toThrow(
      "inviteBanners is a list of { image, html }",
    );
  });

  it("shows the texts and the contact that were set", async () => {
    const read = async (name: string) =>
      (await api.call(`GET /api/lookup/${name}`, { token })).body;
    const set = { conditions: "<p>1</p>", agreements: "<p>2</p>", notice: "<p>3</p>" };
    const contact = { contactText: "<p>4</p>", lineLink: "line://a", lineName: "@a", lineQR: "" };
    await api.scenario.setSettings({ ...set, ...contact });
    expect(await read("conditions")).toEqual({ conditions: set.conditions });
    expect(await read("agreements")).toEqual({ agreements: set.agreements });
    expect(await read("notice")).toEqual({ notice: set.notice });
    expect(await read("contact")).toEqual(contact);
    await api.scenario.setSettings({ lineQR: "line-qr" });
    expect((await read("contact")).lineQR).toMatch(/\/api\/media\/line-qr\.svg$/);
  });
}
