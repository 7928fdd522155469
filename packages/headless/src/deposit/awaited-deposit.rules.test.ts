import { satang } from "@satang/core";
import { describe, expect, it } from "vitest";
import { toStatementEntry } from "../statement/statement.rules.ts";
import { arrivalPause, findArrival } from "./awaited-deposit.rules.ts";

const SINCE = Date.parse("2026-11-21T14:31:08+07:00");
const NOW = SINCE + 30_000;
const awaited = { amount: satang(500_00), since: SINCE };
const row = (more: object = {}) =>
  toStatementEntry(
    {
      _id: "st-1",
      statementType: "deposit",
      from: "KBANK",
      to: "wallet",
      status: "SUCCESS",
      amount: 500,
      createdAt: new Date(SINCE + 20_000).toISOString(),
      ...more,
    } as Parameters<typeof toStatementEntry>[0],
    0,
    "THB",
  );

describe("the arrival of a deposit", () => {
  it("is a credited deposit of its amount, also one shortly before the member said so", () => {
    expect(findArrival(awaited, [row({ amount: 100 }), row()], NOW)?.id).toBe("st-1");
    const before = row({ createdAt: new Date(SINCE - 30_000).toISOString() });
    expect(findArrival(awaited, [before], NOW)).toBe(before);
  });

  it.each([
    ["of another amount", { amount: 500.01 }],
    ["of another kind", { statementType: "bonus" }],
    ["that is not credited yet", { status: "PROCESSING" }],
    ["of an earlier deposit", { createdAt: new Date(SINCE - 61_000).toISOString() }],
    [
      "of an earlier deposit, written by a clock that is hours ahead",
      { createdAt: new Date(NOW + 3_600_000).toISOString() },
    ],
  ])("is no row %s", (_what, more) => {
    expect(findArrival(awaited, [row(more)], NOW)).toBeNull();
  });

  it("is looked for often at first, then less often, and not after ten minutes", () => {
    expect(arrivalPause(awaited, SINCE, 0)).toBe(5_000);
    expect(arrivalPause(awaited, SINCE + 61_000, 0)).toBe(15_000);
    expect(arrivalPause(awaited, SINCE + 600_001, 0)).toBe(false);
  });

  it("is looked for less often while reads fail, up to a minute", () => {
    expect([1, 2, 9].map((failures) => arrivalPause(awaited, SINCE, failures))).toEqual([
      10_000, 20_000, 60_000,
    ]);
  });
});
