import { satang } from "@satang/core";
import { describe, expect, it } from "vitest";
import { type TransferFacts, transferValues } from "./transfer.connect.ts";

const operation = { outcome: null, status: "idle", error: null, isAnswered: false };
const amount = { text: "500", satang: satang(50_000), problem: null };
const wallet = { code: "wallet", name: null, logo: null, amount: satang(100_000) };
const game = { code: "PGSLOT", name: "PG", logo: null, amount: satang(20_000) };

const valuesOf = (facts: object, form: object = {}) =>
  transferValues({
    holdings: { state: "ready", data: { accounts: [wallet, game] } },
    chosen: { from: "wallet", to: "PGSLOT" },
    currency: "THB",
    stop: null,
    form: { amount, isAttempted: false, operation, ...form },
    ...facts,
  } as unknown as TransferFacts);

describe("the values of a transfer", () => {
  it("show how an order ended, also while the accounts cannot be read and without any game", () => {
    const form = { operation: { ...operation, outcome: "done", status: "done" } };
    expect(valuesOf({ holdings: { state: "readFailed" } }, form).state).toBe("outcome");
    const alone = { holdings: { state: "ready", data: { accounts: [wallet] } } };
    expect(valuesOf(alone, form).state).toBe("outcome");
    expect(valuesOf(alone).state).toBe("noGames");
  });

  it("promise no balance for an amount that is above what a game was known to hold", () => {
    const values = valuesOf({ chosen: { from: "PGSLOT", to: "wallet" } });
    expect(values.draft).toEqual({ from: "PGSLOT", to: "wallet", amount: 50_000 });
    expect(values.isAboveKnownBalance).toBe(true);
    expect(values.balancesAfter).toBeNull();
  });

  it("stop money on its way into a game, and never out of it", () => {
    const stop = { kind: "break" };
    expect(valuesOf({ stop }).stop).toBe(stop);
    expect(valuesOf({ stop, chosen: { from: "PGSLOT", to: "wallet" } }).stop).toBeNull();
  });
});
