import { describe, expect, it } from "vitest";
import {
  DEPOSIT_PANEL_RULES,
  panelOfDepositAccount,
  panelOfWalletAccount,
} from "./deposit-panel.rules.ts";

const details = { kind: "details" };
const qr = (provider: string) => ({ kind: "qr", provider });

describe("the panel of a deposit account (decision 30)", () => {
  it.each([
    ["KBANK, whatever its mode, while all is manual", { bankCode: "KBANK" }, true, details],
    ["an account in manual mode", { bankCode: "KBANK", mode: "MANUAL" }, false, details],
    [
      "a payment account in manual mode",
      { bankCode: "WW", bankType: "PAYMENT", mode: "MANUAL" },
      false,
      details,
    ],
    ["SCB", { bankCode: "SCB", mode: "AUTO" }, false, details],
    ["GSB", { bankCode: "GSB" }, false, details],
    ["BCEL", { bankCode: "BCEL" }, false, details],
    ["KBANK in AUTO mode", { bankCode: "KBANK", mode: "AUTO" }, false, details],
    ["KBANK otherwise", { bankCode: "KBANK", mode: "QR" }, false, qr("KBANK")],
    ["KBANK without a mode", { bankCode: "KBANK" }, false, qr("KBANK")],
    [
      "PAYMENT with code WW",
      { bankCode: "WW", bankType: "PAYMENT", mode: "AUTO" },
      false,
      qr("WW"),
    ],
    ["PAYMENT with code E2P", { bankCode: "E2P", bankType: "PAYMENT" }, false, qr("E2P")],
    ["type E2P", { bankCode: "XYZ", bankType: "E2P" }, false, qr("E2P")],
    ["code WW that is no payment", { bankCode: "WW", bankType: "BANK" }, false, details],
    ["any other bank", { bankCode: "BBL", mode: "AUTO" }, false, details],
  ])("%s", (_name, account, isManual, panel) => {
    expect(panelOfDepositAccount(account, isManual)).toEqual(panel);
  });

  const each = <Value>(values: readonly Value[]) => values;
  const whole = each(["SCB", "GSB", "BCEL", "KBANK", "WW", "E2P", "BBL"]).flatMap((bankCode) =>
    each([undefined, "BANK", "PAYMENT", "WW", "E2P"]).flatMap((bankType) =>
      each([undefined, "AUTO", "MANUAL", "QR"]).flatMap((mode) =>
        each([true, false]).map((isManual) => ({
          account: { bankCode, bankType, mode },
          isManual,
        })),
      ),
    ),
  );

  /** Decision 30, sentence by sentence. */
  function decided(
    { bankCode, bankType, mode }: (typeof whole)[number]["account"],
    isManual: boolean,
  ) {
    if (isManual || mode === "MANUAL") return details;
    if (["SCB", "GSB", "BCEL"].includes(bankCode)) return details;
    if (bankCode === "KBANK") return mode === "AUTO" ? details : qr("KBANK");
    const provider = bankType === "PAYMENT" ? bankCode : bankType;
    return provider === "WW" || provider === "E2P" ? qr(provider) : details;
  }

  it("is the one of the decision for every code, type and mode", () => {
    for (const { account, isManual } of whole) {
      const found = [account, isManual, panelOfDepositAccount(account, isManual)];
      expect(found).toEqual([account, isManual, decided(account, isManual)]);
    }
  });

  it("is decided by every row of the table for some account", () => {
    const deciding = whole.map(({ account, isManual }) =>
      DEPOSIT_PANEL_RULES.findIndex((rule) => rule.when(account, isManual)),
    );
    expect(new Set(deciding).size).toBe(DEPOSIT_PANEL_RULES.length);
  });

  it("compares codes without case", () => {
    expect(panelOfDepositAccount({ bankCode: "kbank", mode: "auto" }, false)).toEqual(details);
  });

  it("shows a wallet account's phone number in AUTO mode, a gift link otherwise", () => {
    expect(panelOfWalletAccount({ mode: "AUTO" })).toBe("phoneNumber");
    expect(panelOfWalletAccount({ mode: "MANUAL" })).toBe("giftLink");
    expect(panelOfWalletAccount({})).toBe("giftLink");
  });
});
