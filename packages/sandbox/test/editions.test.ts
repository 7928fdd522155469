import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, DEMO_PHONES } from "../src/index.ts";
import { Harness, newKey } from "./support/harness.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

describe("the Lao edition", () => {
  let api: Harness;
  beforeAll(async () => {
    api = await Harness.open({ kind: "memory" }, { edition: "lao" });
  }, START_TIMEOUT);
  afterAll(() => api.sandbox.close());

  const newcomer = {
    name: "ມະນີ",
    phoneNumber: "+2055559",
    password: "secret",
    bankCode: "BCEL",
    bankAccountName: "MANY SIVONG",
    bankAccountNo: "0102112239999",
  };

  it("accepts phone numbers of any length, digits only", async () => {
    const send = (phoneNumber: string) => api.call("POST /api/otp/send", { body: { phoneNumber } });
    expect((await send("205 555")).body.code).toBe("OTP_SENT");
    expect((await send("205 abc")).body.code).toBe("PHONE_NUMBER_REQUIRE_10_DIGIT");
  });

  it("refuses a phone number that no index can store", async () => {
    const phoneNumber = "2".repeat(20_000);
    for (const [line, body] of [
      ["POST /api/otp/send", { phoneNumber }],
      ["POST /api/account/validate", { ...newcomer, phoneNumber }],
    ] as const) {
      const reply = await api.call(line, { body });
      expect(reply.body.code).toBe("PHONE_NUMBER_REQUIRE_10_DIGIT");
    }
  });

  it("gives a member the currency that was chosen, and kip without a choice", async () => {
    await api.scenario.setSettings({ registerOTP: false });
    for (const [phoneNumber, currency] of [
      ["20555591", undefined],
      ["20555592", "BAHT"],
      ["20555593", "LAK"],
    ] as const) {
      const body = {
        ...newcomer,
        phoneNumber,
        bankAccountNo: phoneNumber,
        ...(currency && { currency }),
      };
      expect((await api.call("POST /api/account", { body })).status).toBe(200);
      const token = await api.login(phoneNumber, newcomer.password);
      const { body: profile } = await api.call("GET /api/account/profile", { token });
      expect(profile.currency).toBe(currency ?? "LAK");
    }
  });

  it("lists the bank of Laos first, and accounts in the currency of the member", async () => {
    expect((await api.call("GET /api/lookup/banks")).body[0].code).toBe("BCEL");
    const token = await api.login(DEMO_PHONES.lao, DEMO_PASSWORD);
    const { body } = await api.call("GET /api/lookup/deposit", { token });
    expect(body.banks.map(({ bankCode }: { bankCode: string }) => bankCode)).toEqual(["BCEL"]);
    expect(body.wallets).toEqual([]);
  });

  it("names no baht to a member who holds kip, in any language", async () => {
    const token = await api.login(DEMO_PHONES.lao);
    for (const language of ["th", "lo", "en"]) {
      const headers = { "accept-language": language };
      for (const name of [
        "GET /api/refund/check",
        "GET /api/refund/banners",
        "GET /api/invite/banners",
        "GET /api/bonus",
        "GET /api/spinwheel/setup",
        "GET /api/promotion/find/LUCKY50",
      ] as const) {
        const reply = await api.call(name, { token, headers });
        expect(reply.status, name).toBe(200);
        expect(JSON.stringify(reply.body), name).not.toMatch(/บาท|ບາດ|baht|฿/);
      }
    }
  });

  it("has bounds of a withdrawal in the member's currency", async () => {
    const lao = await api.login(DEMO_PHONES.lao);
    const { body } = await api.call("GET /api/lookup/withdraw", { token: lao });
    expect(body).toEqual({ withdrawMin: 50_000, withdrawMax: 20_000_000 });
    const withdraw = (token: string, amount: number) =>
      api.call("POST /api/wallet/withdrawAll", { token, key: newKey(), body: { amount } });
    expect((await withdraw(lao, 49_999)).body).toMatchObject({
      code: "TRANSFER_MINIMUM",
      message: "A withdrawal is at least 50000 kip",
    });
    expect((await withdraw(lao, 50_000)).body.code).toBe("SUCCESS");
  });

  it("refuses a gift link and a stored-value wallet of a member who holds kip", async () => {
    const token = await api.login(DEMO_PHONES.lao);
    for (const [name, body] of [
      ["POST /api/wallet/truelink", { link: "bm8gbGluaw==" }],
      ["POST /api/wallet/add", { amount: 10 }],
    ] as const) {
      expect((await api.call(name, { token, key: newKey(), body })).body.code).toBe("NO_WALLET");
    }
  });
});
