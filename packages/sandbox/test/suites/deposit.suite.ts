import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_GIFT_LINK_KEY, DEMO_PHONE } from "../../src/index.ts";
import { type Harness, newKey } from "../support/harness.ts";

async function seal(link: string): Promise<string> {
  const raw = Buffer.from(DEMO_GIFT_LINK_KEY, "base64");
  const key = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt"]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv },
    key,
    new TextEncoder().encode(link),
  );
  return Buffer.concat([iv, Buffer.from(sealed)]).toString("base64");
}

/** Paying in: QR codes and gift links. */
export function describeDeposit(open: () => Harness) {
  const phone = DEMO_PHONE;
  let api: Harness;
  let token: string;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
    token = await api.login();
  });
  const create = (provider: string, amount: number) =>
    api.call(`POST /api/qrcode/${provider}`, { token, key: newKey(), body: { amount } });
  const current = async (provider: string) =>
    (await api.call(`GET /api/qrcode/${provider}`, { token })).body;

  describe("a QR", () => {
    it("is shown until it is paid, and can be paid once", async () => {
      expect(await current("KBANK")).toEqual({ hasQrcode: false });
      const { body } = await create("KBANK", 500.25);
      expect(body).toMatchObject({ hasQrcode: true, amount: 500.25 });
      expect(body.qrcode).toMatch(/^<svg /);
      expect(body.expireIn).toMatch(/\+07:00$/);
      expect(await current("KBANK")).toEqual(body);
      expect(await api.scenario.credit({ phone, provider: "KBANK" })).toBe(500.25);
      expect(await api.balance(token)).toBe(12_980.75);
      const rows = await api.call("POST /api/statement", { token, body: { page: 1, limit: 1 } });
      expect(rows.body.statements[0]).toMatchObject({ amount: 500.25, reference: body.qrcodeId });
      expect(await current("KBANK")).toEqual({ hasQrcode: false });
      await expect(api.scenario.credit({ phone, provider: "KBANK" })).rejects.toThrow(
        "no KBANK QR",
      );
      expect(await api.balance(token)).toBe(12_980.75);
    });

    it.each([
      ["KBANK", 1, 0.99],
      ["WW", 100, 99.99],
      ["E2P", 50, 49.99],
    ])("of %s is at least %d baht", async (provider, least, below) => {
      const refused = await create(provider, below);
      expect(refused.body.hasQrcode).toBe(false);
      expect(refused.body.message).toContain(String(least));
      expect((await create(provider, least)).body.hasQrcode).toBe(true);
    });

    it("replaces the one of another provider", async () => {
      await create("KBANK", 20);
      await create("WW", 100);
      expect(await current("KBANK")).toEqual({ hasQrcode: false });
      expect((await current("WW")).hasQrcode).toBe(true);
    });

    it("is counted, also when another one has replaced it", async () => {
      const made = await api.scenario.countQrs(phone);
      await create("KBANK", 20);
      await create("KBANK", 20);
      expect(await api.scenario.countQrs(phone)).toBe(made + 2);
      const reply = await api.send(`GET /sandbox/qrs?phone=${phone}`, {});
      expect(await reply.json()).toEqual({ ok: true, result: { made: made + 2 } });
    });

    it("is no longer shown after it is cancelled", async () => {
      const { qrcodeId } = (await create("E2P", 50)).body;
      const cancel = () => api.call(`DELETE /api/qrcode/${qrcodeId}`, { token, key: newKey() });
      expect((await cancel()).status).toBe(200);
      expect(await current("E2P")).toEqual({ hasQrcode: false });
      expect((await cancel()).status).toBe(200);
    });

    it("expires at the moment it says", async () => {
      const { body } = await create("KBANK", 20);
      const left = Date.parse(body.expireIn) - api.scenario.clock.now().getTime();
      api.scenario.clock.advance(Math.max(0, left - 5_000));
      expect((await current("KBANK")).hasQrcode).toBe(true);
      api.scenario.clock.advance(5_001);
      expect(await current("KBANK")).toEqual({ hasQrcode: false });
      await expect(api.scenario.credit({ phone, provider: "KBANK" })).rejects.toThrow(
        "no KBANK QR",
      );
    });

    it("is refused for a third decimal and for an unknown provider", async () => {
      expect((await create("KBANK", 1.005)).body.code).toBe("QR_FAIL");
      expect((await create("KBANK", 1e12)).body).toEqual({
        code: "QR_FAIL",
        message: "The amount is too large",
      });
      expect((await create("NOBANK", 10)).status).toBe(400);
    });

    it("of another amount may have the key of one that was refused", async () => {
      const line = "POST /api/qrcode/WW";
      const call = (amount: number) => ({ token, key, body: { amount } });
      const key = newKey();
      expect((await api.call(line, call(99))).body.hasQrcode).toBe(false);
      const made = (await api.call(line, call(100))).body;
      expect(made.hasQrcode).toBe(true);
      expect((await api.call(line, call(100))).body).toEqual(made);
      expect((await api.call(line, call(99))).body.code).toBe("KEY_INVALID");
    });

    it("cannot be cancelled by another member", async () => {
      const { qrcodeId } = (await create("KBANK", 20)).body;
      const other = await api.login("0822222222");
      const call = { token: other, key: newKey() };
      expect((await api.call(`DELETE /api/qrcode/${qrcodeId}`, call)).body.code).toBe("NO_DATA");
      expect((await current("KBANK")).hasQrcode).toBe(true);
    });
  });

  describe("a gift link", () => {
    const truelink = (link: string) =>
      api.call("POST /api/wallet/truelink", { token, key: newKey(), body: { link } });

    it("is credited once, also when it is sealed again", async () => {
      const link = "https://gift.truemoney.example/campaign/?v=abcdefgh1234";
      expect((await truelink(await seal(link))).body.amount).toBe(100);
      expect(await api.balance(token)).toBe(12_580.5);
      expect((await truelink(await seal(link))).body.code).toBe("TRUELINK_DUPLICATE");
      expect(await api.balance(token)).toBe(12_580.5);
    });

    it("has the value of the site's settings", async () => {
      await api.scenario.setSettings({ giftAmount: 20.25 });
      const link = "https://gift.truemoney.example/campaign/?v=abcdefgh5678";
      expect((await truelink(await seal(link))).body.amount).toBe(20.25);
      expect(await api.balance(token)).toBe(12_500.75);
    });

    it("is found in a message", async () => {
      const message =
        "ซอง \u202ahttps://gift.truemoney.example/campaign/?v=abcdefgh9012\u202c รับเลย";
      expect((await truelink(await seal(message))).status).toBe(200);
    });

    it("is refused when it is not sealed or not a gift", async () => {
      const plain = "https://gift.truemoney.example/campaign/?v=abcdefgh1234";
      expect((await truelink(plain)).body.code).toBe("TRUELINK_INVALID");
      const sealed = await seal("https://elsewhere.example/?v=abcdefgh1234");
      expect((await truelink(sealed)).body.code).toBe("TRUELINK_INVALID");
    });
  });
}
