import { expect, test } from "vitest";
import { toMemberWallet, type WalletReply } from "./wallet.rules.ts";

type WireAccount = WalletReply["slots"][number];

const read = { currency: "THB", syncedAt: 1 } as const;

const game = (code: string, category: string, amount: number) =>
  ({ code, category, name: code, isActive: true, amount }) as WireAccount;

const reply = (slots: WireAccount[], more: Partial<WalletReply> = {}): WalletReply => ({
  profile: { _id: "1", name: "สมชาย ใจดี", username: "0812345678" },
  bankAccount: { bankAccountName: "A", bankAccountNo: "1", bank: { nameTH: "ก" } },
  wallet: { amount: 0.1 },
  slots,
  ...more,
});

test("the total is summed in whole satang, not in floating baht", () => {
  const view = toMemberWallet(reply([game("PG", "slot", 0.2), game("X", "lotto", 1250.05)]), read);
  expect(view.total).toBe(125_035);
  expect(toMemberWallet(reply([game("PG", "slot", 0.2)]), read).total).toBe(30);
});

test("game accounts are in their carousels, one of an unknown category with the slots", () => {
  const view = toMemberWallet(
    reply([
      game("A", "slot", 0),
      game("B", "sport", 0),
      game("C", "lotto", 0),
      game("D", "new", 0),
    ]),
    read,
  );
  const codes = (category: "slot" | "sport" | "lotto") => view.gamesOf[category].map((g) => g.code);
  expect([codes("slot"), codes("sport"), codes("lotto")]).toEqual([["A", "D"], ["B"], ["C"]]);
});

test("without a bonus wallet there is no bonus, not one of zero", () => {
  expect(toMemberWallet(reply([]), read).bonus).toBeNull();
  expect(toMemberWallet(reply([], { bonusWallet: { amount: 0 } }), read).bonus).toBe(0);
});

test("every amount is in hundredths, and the currency is said once", () => {
  const view = toMemberWallet(
    reply([game("PG", "slot", 80.25)], {
      profile: { _id: "1", name: "Khamla", username: "02055551234", currency: "LAK" },
      bonusWallet: { amount: 20.5 },
      invite: { amount: 7.77, success: 60, fail: 40 },
    }),
    { currency: "LAK", syncedAt: 1 },
  );
  expect(view).toMatchObject({ currency: "LAK", cash: 10, bonus: 2_050 });
  expect(view.games[0]?.amount).toBe(8_025);
  expect(view.invite).toEqual({ amount: 777, success: 60, fail: 40 });
  expect(view.profile).not.toHaveProperty("currency");
});
