import { expect, test } from "vitest";
import { type GameAccount, toWalletView, type WalletReply } from "./wallet.rules.ts";

const game = (code: string, category: string, amount: number) =>
  ({ code, category, name: code, isActive: true, amount }) as GameAccount;

const reply = (slots: GameAccount[], more: Partial<WalletReply> = {}): WalletReply => ({
  profile: { _id: "1", name: "สมชาย ใจดี", username: "0812345678" },
  bankAccount: { bankAccountName: "A", bankAccountNo: "1", bank: { nameTH: "ก" } },
  wallet: { amount: 0.1 },
  slots,
  ...more,
});

test("the total is added in whole satang, not in floating-point baht", () => {
  const view = toWalletView(reply([game("PG", "slot", 0.2), game("X", "lotto", 1250.05)]), 1);
  expect(view.total).toBe(1250.35);
  expect(toWalletView(reply([game("PG", "slot", 0.2)]), 1).total).toBe(0.3);
});

test("game accounts are in their carousels, an unknown category with the slots", () => {
  const view = toWalletView(
    reply([
      game("A", "slot", 0),
      game("B", "sport", 0),
      game("C", "lotto", 0),
      game("D", "new", 0),
    ]),
    1,
  );
  const codes = (category: "slot" | "sport" | "lotto") => view.gamesOf[category].map((g) => g.code);
  expect([codes("slot"), codes("sport"), codes("lotto")]).toEqual([["A", "D"], ["B"], ["C"]]);
});

test("without a bonus wallet the bonus is absent, not zero", () => {
  expect(toWalletView(reply([]), 1).bonus).toBeUndefined();
  expect(toWalletView(reply([], { bonusWallet: { amount: 0 } }), 1).bonus).toBe(0);
});
