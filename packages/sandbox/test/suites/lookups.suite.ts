import { beforeEach, describe, expect, it } from "vitest";
import { type Harness, newKey, visitor } from "../support/harness.ts";

const bank = { code: "NEWBANK", nameTH: "ธนาคารใหม่", nameEN: "New Bank" };
const source = { code: "RADIO", description: "วิทยุ" };
const account = {
  bankCode: "NEWBANK",
  nameTH: "ธนาคารใหม่",
  nameEN: "New Bank",
  bankType: "BANK",
  mode: "AUTO",
  bankAccountName: "New Co Ltd",
  bankAccountNo: "9990001112",
  currency: "BAHT",
} as const;
const wallet = { walletAccountName: "0811111111", mode: "LINK" } as const;

/** Reference data that a tester changes: it is stored, and other calls follow it. */
export function describeLookups(open: () => Harness) {
  let api: Harness;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
  });
  const lookup = async (name: string, token?: string) =>
    (await api.call(`GET /api/lookup/${name}`, { token })).body;

  describe("the lookups", () => {
    it("answer what was set, until the next reset", async () => {
      const token = await api.login();
      const before = [await lookup("banks"), await lookup("deposit", token)];
      await api.scenario.setSettings({
        banks: [bank],
        sources: [source],
        siteName: "River",
        siteWebsite: "https://river.example",
        depositBanks: [account],
        depositWallets: [wallet],
      });
      expect(await lookup("banks")).toEqual([bank]);
      expect(await lookup("sources")).toEqual([source]);
      expect(await lookup("info")).toEqual({ name: "River", website: "https://river.example" });
      const { nameTH, nameEN, ...shown } = account;
      expect(await lookup("deposit", token)).toMatchObject({
        banks: [{ ...shown, bank: { nameTH, nameEN } }],
        wallets: [wallet],
      });
      await api.scenario.reset();
      expect([await lookup("banks"), await lookup("deposit", await api.login())]).toEqual(before);
    });

    it("decide what a registration accepts", async () => {
      await api.scenario.setSettings({ banks: [bank], sources: [source], registerOTP: false });
      const register = async (change: object) => {
        const body = { ...visitor(900), ...change };
        return (await api.call("POST /api/account", { body, key: newKey() })).body.code;
      };
      expect(await register({ source: "RADIO" })).toBe("INVALID_BANK");
      expect(await register({ bankCode: "NEWBANK" })).toBe("INVALID_USER_INFO");
      expect(await register({ bankCode: "NEWBANK", source: "RADIO" })).toBe("SUCCESS");
      const token = await api.login(visitor(900).phoneNumber, visitor(900).password);
      const { body } = await api.call("GET /api/account/profile", { token });
      expect(body.bank).toEqual({ nameTH: bank.nameTH, nameEN: bank.nameEN });
    });

    it("of a wrong form are refused by name", async () => {
      const wrong = [{ ...account, mode: 7 }] as unknown as [typeof account];
      await expect(api.scenario.setSettings({ depositBanks: wrong })).rejects.toThrow(
        "depositBanks is a list of { bankCode",
      );
    });
  });
}
