import { describe, expect, it } from "vitest";
import { isSameOrder, readIntention, writeIntention } from "./intention.rules.ts";
import type { Intention } from "./money-order.types.ts";

const intention: Intention = {
  key: "k1",
  order: { kind: "transfer", from: "wallet", to: "PG", amount: 10_000 },
  startedAt: 1_800_000_000_000.25,
  before: {
    member: "m1",
    balances: { wallet: 50_000 },
    rows: [
      {
        type: "deposit",
        from: "",
        to: "wallet",
        amount: 100,
        status: "success",
        createdAt: "2026-11-21T10:00:00+07:00",
        reference: null,
      },
    ],
  },
};

describe("a stored intention", () => {
  it("reads back as it was written", () => {
    expect(readIntention(writeIntention(intention))).toEqual(intention);
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another value", '"text"'],
    ["no key", JSON.stringify({ ...intention, key: "" })],
    ["half a satang", JSON.stringify({ ...intention, order: { kind: "withdraw", amount: 0.5 } })],
    ["an unknown order", JSON.stringify({ ...intention, order: { kind: "gift", amount: 5 } })],
    [
      "an unknown provider",
      JSON.stringify({ ...intention, order: { kind: "qrCreate", provider: "X", amount: 5 } }),
    ],
    ["no evidence", JSON.stringify({ ...intention, before: null })],
    [
      "a garbage row",
      JSON.stringify({ ...intention, before: { ...intention.before, rows: [{ amount: 1 }] } }),
    ],
  ])("is not trusted: %s reads as none", (_name, text) => {
    expect(readIntention(text)).toBeNull();
  });
});

it("knows the same order again", () => {
  const qr = { kind: "qrCreate", provider: "WW", amount: 5 } as const;
  expect(isSameOrder(intention.order, { ...intention.order })).toBe(true);
  expect(isSameOrder(qr, { ...qr, provider: "E2P" })).toBe(false);
  expect(isSameOrder(qr, { ...qr })).toBe(true);
  expect(isSameOrder({ kind: "withdraw", amount: 5 }, { kind: "withdraw", amount: 5 })).toBe(true);
  expect(isSameOrder({ kind: "withdraw", amount: 5 }, qr)).toBe(false);
});
