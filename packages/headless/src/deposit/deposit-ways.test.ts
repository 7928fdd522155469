import { describe, expect, it } from "vitest";
import { lastUsedFirst, toDepositWays } from "./deposit-ways.rules.ts";

const account = (bankCode: string, more: object = {}) => ({
  bank: { nameTH: "ธนาคาร" },
  bankCode,
  bankType: "BANK",
  mode: "AUTO",
  bankAccountName: "Satang Co Ltd",
  bankAccountNo: "4680123456",
  currency: "BAHT" as const,
  ...more,
});
const ways = (banks: ReturnType<typeof account>[], wallets: { mode: string }[] = []) =>
  toDepositWays({
    banks,
    wallets: wallets.map(({ mode }) => ({ walletAccountName: "0891112223", mode })),
    isManual: false,
  });

describe("the ways of the deposit lookup", () => {
  it("have the minimum of the specification, and the time until the money arrives", () => {
    const all = ways(
      [
        account("SCB"),
        account("KBANK", { mode: "QR" }),
        account("WW", { bankType: "PAYMENT" }),
        account("E2P", { bankType: "PAYMENT" }),
      ],
      [{ mode: "AUTO" }, { mode: "LINK" }],
    );
    expect(all.map(({ kind, minimum, speed }) => [kind, minimum, speed])).toEqual([
      ["account", null, "minute"],
      ["qr", 1_00, "minute"],
      ["qr", 100_00, "minute"],
      ["qr", 50_00, "minute"],
      ["phoneNumber", 2_00, "minute"],
      ["giftLink", 2_00, "atOnce"],
    ]);
  });

  it("keep their ids when the lookup has another order", () => {
    const [scb, gsb] = [account("SCB"), account("GSB")];
    const ids = (list: ReturnType<typeof ways>) => list.map(({ id }) => id).sort();
    expect(ids(ways([scb, gsb]))).toEqual(ids(ways([gsb, scb])));
  });

  it("have two ids when one account is listed twice", () => {
    const all = ways([account("SCB"), account("SCB")]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(2);
  });
});

describe("the way that was used last", () => {
  const [scb, gsb, bbl] = ways([account("SCB"), account("GSB"), account("BBL")]);
  const all = [scb, gsb, bbl] as NonNullable<typeof scb>[];

  it("is the first, and the others keep their order", () => {
    expect(lastUsedFirst(all, bbl?.id ?? "")).toEqual([bbl, scb, gsb]);
  });

  it("changes nothing when there is none, or when it is not offered any more", () => {
    expect(lastUsedFirst(all, null)).toEqual(all);
    expect(lastUsedFirst(all, "gone")).toEqual(all);
  });
});
