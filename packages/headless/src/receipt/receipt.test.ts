import { satang } from "@satang/core";
import { describe, expect, it } from "vitest";
import { toStatementEntry } from "../statement/statement.rules.ts";
import {
  findReceiptRow,
  isUnsettled,
  readReceiptSource,
  receiptOfOrder,
  toReceipt,
} from "./receipt.rules.ts";

const AT = Date.parse("2026-11-21T14:32:08+07:00");
const at = (seconds: number) => new Date(AT + seconds * 1000).toISOString();

const row = (more: object = {}) =>
  toStatementEntry(
    {
      _id: "st-1",
      statementType: "withdraw",
      from: "wallet",
      to: "SCB",
      status: "processing",
      amount: 1200,
      createdAt: at(1),
      reference: "R0000000001",
      ...more,
    } as Parameters<typeof toStatementEntry>[0],
    0,
    "THB",
  );

const order = (more: object = {}) =>
  receiptOfOrder({
    kind: "withdraw",
    amount: satang(1200_00),
    currency: "THB",
    from: "wallet",
    to: null,
    reference: "5a7a6e67-key",
    at: AT,
    ...more,
  });

describe("the receipt of an order", () => {
  it("says that a withdrawal is on its way, and that everything else is done", () => {
    expect(order()).toMatchObject({ status: "processing", sign: "minus" });
    expect(order({ kind: "transfer" })).toMatchObject({ status: "success", sign: "none" });
    expect(order({ kind: "deposit" })).toMatchObject({ status: "success", sign: "plus" });
  });

  it("is unsettled until its row was found and has ended", () => {
    expect(isUnsettled(order({ kind: "transfer" }))).toBe(true);
    expect(isUnsettled(row({ _id: undefined, status: "FAILED" }))).toBe(false);
    expect(isUnsettled(row())).toBe(true);
    expect(isUnsettled(row({ status: "FAILED" }))).toBe(false);
  });
});

describe("the row of a receipt", () => {
  const keyed = row({ _id: "st-2", reference: "5a7a6e67-key" });

  it("has its number", () => {
    expect(findReceiptRow(row(), [keyed, row({ status: "success" })])?.status).toBe("success");
    expect(findReceiptRow(row(), [keyed])).toBeNull();
  });

  it("has its reference, otherwise kind, amount, ends and time of the order", () => {
    expect(findReceiptRow(order(), [row(), keyed])).toBe(keyed);
    expect(findReceiptRow(order(), [row()])?.id).toBe("st-1");
  });

  it.each([
    ["another amount", { amount: 1201 }],
    ["another kind", { statementType: "transfer" }],
    ["another end", { from: "PGSLOT" }],
    ["a time before the order", { createdAt: at(-6) }],
    ["a time long after the order", { createdAt: at(121) }],
  ])("has not %s", (_what, more) => {
    expect(findReceiptRow(order(), [row(more)])).toBeNull();
  });

  it("of two equal orders is the one that is nearest in time", () => {
    const [second, first] = [row({ _id: "st-4", createdAt: at(50) }), row({ _id: "st-3" })];
    expect(findReceiptRow(order(), [second, first])).toBe(first);
  });

  it("without a number is the equal row of the same moment, and never that of a later order", () => {
    const unnamed = (more: object) => row({ _id: undefined, reference: undefined, ...more });
    const failed = unnamed({ status: "FAILED" });
    const later = unnamed({ createdAt: at(50) });
    expect(findReceiptRow(unnamed({}), [later, failed])).toBe(failed);
    expect(findReceiptRow(unnamed({}), [later])).toBeNull();
    // Which of the two it was cannot be known.
    expect(findReceiptRow(unnamed({}), [failed, unnamed({ status: "SUCCESS" })])).toBeNull();
  });

  it("of a deposit can be older, because the member may come back late", () => {
    const deposit = order({ kind: "deposit", from: null, to: "wallet", reference: null });
    const credited = row({
      statementType: "deposit",
      from: "KBANK",
      to: "wallet",
      createdAt: at(-3600),
    });
    expect(findReceiptRow(deposit, [credited])).toBe(credited);
  });
});

describe("the ends of a receipt", () => {
  const wallet = {
    bankAccount: {
      bankAccountName: "SOMCHAI JAIDEE",
      bankAccountNo: "0101120098",
      bank: { nameTH: "" },
    },
    profile: { bankCode: "BCEL", name: "Somchai Jaidee" },
    games: [{ code: "JOKER", name: "Joker" }],
  } as unknown as Parameters<typeof toReceipt>[1];

  it("are the wallet, the game by its name, and the member's own account", () => {
    const transfer = row({ statementType: "transfer", to: "JOKER" });
    expect(toReceipt(transfer, wallet)).toMatchObject({
      from: { kind: "wallet", owner: "Somchai Jaidee" },
      to: { kind: "game", name: "Joker", code: "JOKER" },
    });
    expect(toReceipt(row(), wallet).to).toEqual({
      kind: "bank",
      bankCode: "BCEL",
      accountNo: "0101120098",
      accountName: "SOMCHAI JAIDEE",
    });
  });

  it("are the bonus balance in words, not as the service names it", () => {
    const bonus = row({ statementType: "bonus", from: undefined, to: "bonus" });
    expect(toReceipt(bonus, wallet)).toMatchObject({ from: null, to: { kind: "bonus" } });
  });

  it("have the names of the service while the wallet was not read", () => {
    expect(toReceipt(row(), null).to).toEqual({ kind: "other", name: "SCB" });
    expect(toReceipt(order(), null)).toMatchObject({
      from: { kind: "wallet", owner: null },
      to: null,
    });
  });
});

describe("the additions of the service", () => {
  it("are the balance of the wallet afterwards, and the steps that have words", () => {
    const steps = [
      { step: "requested", at: at(1) },
      { step: "checkedByAnAgent", at: at(2) },
      { step: "processing", at: "soon" },
      { step: "done" },
    ];
    expect(row({ balanceAfter: 11_280.5, steps })).toMatchObject({
      balanceAfter: 11_280_50,
      steps: [
        { name: "requested", at: at(1) },
        { name: "processing", at: null },
        { name: "done", at: null },
      ],
    });
  });

  it("are absent otherwise", () => {
    expect(row()).toMatchObject({ balanceAfter: null, steps: [] });
    expect(row({ balanceAfter: null, steps: null })).toMatchObject({
      balanceAfter: null,
      steps: [],
    });
    expect(order()).toMatchObject({ balanceAfter: null, steps: [] });
  });
});

describe("a stored receipt", () => {
  it("of an earlier version is read as one without steps", () => {
    const { steps: _steps, balanceAfter: _balance, ...earlier } = row();
    expect(readReceiptSource(JSON.stringify(earlier))).toEqual(row());
  });

  it("is read again", () => {
    for (const source of [row(), row({ reference: undefined, from: undefined }), order()]) {
      expect(readReceiptSource(JSON.stringify(source))).toEqual(source);
    }
  });

  it.each([undefined, "", "{", "null", "{}", '{"amount":"1"}', "[]", "1"])(
    "is none: %s",
    (stored) => {
      expect(readReceiptSource(stored)).toBeNull();
    },
  );

  it.each([
    { from: 5 },
    { to: {} },
    { id: 1 },
    { reference: [] },
    { description: {} },
    { createdAt: "never" },
    { kind: "constructor" },
    { status: "__proto__" },
    { sign: "toString" },
    { currency: "XYZ" },
    { currency: null },
    { amount: 0.5 },
    { balanceAfter: "1" },
    { steps: 1 },
    { steps: [null] },
    { steps: [{ name: "constructor", at: null }] },
    { steps: [{ name: "done", at: "never" }] },
  ])("is none when a field was changed to what no screen can show: %j", (change) => {
    expect(readReceiptSource(JSON.stringify({ ...row(), ...change }))).toBeNull();
  });
});
