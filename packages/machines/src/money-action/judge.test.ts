import { describe, expect, it } from "vitest";
import { judgeMove, type MoneyMove } from "./judge.rules.ts";
import { judgeQr } from "./judge-qr.rules.ts";
import type { Evidence, EvidenceRow } from "./money-order.types.ts";

const row = (fields: Partial<EvidenceRow> = {}): EvidenceRow => ({
  type: "transfer",
  from: "wallet",
  to: "PG",
  amount: 10_000,
  status: "success",
  createdAt: "2026-11-21T10:00:00+07:00",
  reference: null,
  ...fields,
});
const money = (wallet: number, game: number, rows: readonly EvidenceRow[] = []): Evidence => ({
  member: "m1",
  balances: { wallet, PG: game },
  rows,
});
const toGame: MoneyMove = { kind: "transfer", from: "wallet", to: "PG", amount: 10_000 };
const toWallet: MoneyMove = { kind: "transfer", from: "PG", to: "wallet", amount: 10_000 };
const withdraw: MoneyMove = { kind: "withdraw", amount: 10_000 };
const judge = (order: MoneyMove, before: Evidence, after: Evidence) =>
  judgeMove({ key: "k1", order, startedAt: 0, before }, order, after).kind;

describe("what the statement says decides", () => {
  it("landed: a new row of the order is there", () => {
    expect(judge(toGame, money(50_000, 0), money(40_000, 10_000, [row()]))).toBe("landed");
  });

  it("landed: a withdrawal still in progress was accepted", () => {
    const rows = [row({ type: "withdraw", status: "processing", from: "wallet", to: "SCB" })];
    expect(judge(withdraw, money(50_000, 0), money(40_000, 0, rows))).toBe("landed");
  });

  it("undone: the row is there and failed, the funds are back", () => {
    const rows = [row({ status: "FAILED" })];
    expect(judge(toGame, money(50_000, 0), money(50_000, 0, rows))).toBe("undone");
  });

  it("does not take an equal transfer of an hour ago for this one", () => {
    const old = row();
    expect(judge(toGame, money(50_000, 0, [old]), money(50_000, 0, [old]))).toBe("notSeen");
    expect(judge(toGame, money(50_000, 0, [old]), money(40_000, 10_000, [row(), old]))).toBe(
      "landed",
    );
  });

  it("does not take a transfer of another amount for this one", () => {
    const smaller = [row({ amount: 5_000 })];
    expect(judge(toGame, money(50_000, 0), money(45_000, 5_000, smaller))).toBe("notSeen");
  });

  it("goes by the key where the backend keeps it: an equal row of another key is not ours", () => {
    const foreign = row({ reference: "k2" });
    expect(judge(toGame, money(50_000, 0), money(40_000, 10_000, [foreign]))).toBe("notSeen");
    expect(judge(toGame, money(50_000, 0), money(33_333, 20_000, [foreign]))).toBe("notSeen");
    expect(judge(toGame, money(50_000, 0), money(30_000, 20_000, [foreign]))).toBe("unclear");
    const ours = row({ reference: "k1" });
    expect(judge(toGame, money(50_000, 0), money(40_000, 10_000, [ours]))).toBe("landed");
  });
});

describe("without a row the balance decides, less what other rows explain", () => {
  it("landed: it moved by exactly the amount", () => {
    expect(judge(toGame, money(50_000, 0), money(40_000, 10_000))).toBe("landed");
    expect(judge(toWallet, money(0, 50_000), money(10_000, 33_333))).toBe("landed");
    expect(judge(withdraw, money(5_000, 45_000), money(0, 40_000))).toBe("landed");
  });

  it("not seen: it did not move", () => {
    expect(judge(toGame, money(50_000, 0), money(50_000, 777))).toBe("notSeen");
    expect(judge(withdraw, money(50_000, 0), money(50_000, 0))).toBe("notSeen");
  });

  it("not seen: a deposit credited meanwhile explains the whole change", () => {
    const rows = [row({ type: "deposit", from: "SCB", to: "wallet", amount: 30_000 })];
    expect(judge(toGame, money(50_000, 0), money(80_000, 0, rows))).toBe("notSeen");
  });

  it.each<[string, number, Partial<EvidenceRow>]>([
    ["a withdrawal", 20_000, { type: "withdraw", to: "SCB", amount: 30_000 }],
    ["a transfer to another game", 20_000, { to: "SA", amount: 30_000 }],
    ["a transfer back from a game", 80_000, { from: "SA", to: "wallet", amount: 30_000 }],
    ["a transfer that failed", 50_000, { to: "SA", status: "failed" }],
    ["a deposit still in progress", 50_000, { type: "deposit", status: "processing" }],
  ])("not seen: %s meanwhile explains what the wallet holds", (_name, wallet, fields) => {
    expect(judge(toGame, money(50_000, 0), money(wallet, 0, [row(fields)]))).toBe("notSeen");
  });

  it("not seen: rows alike in every word are counted, and one more explains the change", () => {
    const same = row({ to: "SA" });
    for (const before of [[same], [same, same]])
      expect(judge(toGame, money(50_000, 0, before), money(40_000, 0, [same, ...before]))).toBe(
        "notSeen",
      );
  });

  it("landed: the deposit explains only a part", () => {
    const rows = [row({ type: "deposit", from: "SCB", to: "wallet", amount: 30_000 })];
    expect(judge(toGame, money(50_000, 0), money(70_000, 10_000, rows))).toBe("landed");
  });

  it("unclear: it moved by something else", () => {
    expect(judge(toGame, money(50_000, 0), money(44_000, 0))).toBe("unclear");
  });

  it("unclear: so many new rows that ours may be out of sight", () => {
    const before = money(50_000, 0, [row({ createdAt: "old" })]);
    const rows = [row({ to: "SA", createdAt: "new" })];
    // The rows in sight explain what is gone; the next page may hold ours and a deposit of as much.
    expect(judge(toGame, before, money(40_000, 0, rows))).toBe("unclear");
    expect(judge(toGame, before, money(30_000, 0, rows))).toBe("unclear");
  });

  it("a statement that was cleared hides nothing: the balance decides", () => {
    const before = money(50_000, 0, [row({ createdAt: "old" })]);
    expect(judge(toGame, before, money(50_000, 0))).toBe("notSeen");
    expect(judge(toGame, before, money(40_000, 10_000))).toBe("landed");
  });

  it("unclear: a statement that kept keys was cleared, and the balance moved", () => {
    const before = money(50_000, 0, [row({ reference: "k0" })]);
    expect(judge(toGame, before, money(40_000, 10_000))).toBe("unclear");
  });

  it("unclear: the account is not listed", () => {
    const between: MoneyMove = { kind: "transfer", from: "SA", to: "PG", amount: 100 };
    expect(judge(between, money(1, 1), money(1, 1))).toBe("unclear");
  });
});

it("never judges one member's intention by another's money", () => {
  expect(judge(toGame, money(50_000, 0), { ...money(40_000, 10_000, [row()]), member: "m2" })).toBe(
    "foreign",
  );
});

describe("creating a QR moves no money: the QR itself is the evidence", () => {
  const order = { kind: "qrCreate", provider: "WW", amount: 10_000 } as const;
  const qr = { qrcodeId: "qr-1", markup: "<svg/>", amount: 10_000, expiresAt: 1 };

  it("landed: one of the amount is there, and it is the receipt", () => {
    const reading = { qr, message: null };
    expect(judgeQr(order, reading)).toEqual({ kind: "landed", receipt: reading });
  });

  it("not seen: there is none, or one of another amount", () => {
    expect(judgeQr(order, { qr: null, message: null }).kind).toBe("notSeen");
    expect(judgeQr(order, { qr: { ...qr, amount: 1 }, message: null }).kind).toBe("notSeen");
  });
});
