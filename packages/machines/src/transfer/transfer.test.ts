import { describe, expect, it } from "vitest";
import { findTransferProblem } from "./transfer.rules.ts";

const balances = { WALLET: 100_000, PG: 5_000 };

describe("a transfer", () => {
  it("needs both ends chosen before anything else is judged", () => {
    const missing = { kind: "accountMissing" };
    expect(findTransferProblem({ from: null, to: "PG", amount: 100 }, balances)).toEqual(missing);
    expect(findTransferProblem({ from: "PG", to: null, amount: null }, balances)).toEqual(missing);
  });

  it("needs two different ends", () => {
    expect(findTransferProblem({ from: "PG", to: "PG", amount: 100 }, balances)).toEqual({
      kind: "sameAccount",
    });
  });

  it.each([null, 0, 99])("moves at least 1 baht: %s satang is refused", (amount) => {
    expect(findTransferProblem({ from: "WALLET", to: "PG", amount }, balances)).toEqual({
      kind: "belowMinimum",
      minimum: 100,
    });
  });

  it("moves at most what the source holds, to the satang", () => {
    expect(findTransferProblem({ from: "PG", to: "WALLET", amount: 5_000 }, balances)).toBeNull();
    expect(findTransferProblem({ from: "PG", to: "WALLET", amount: 5_001 }, balances)).toEqual({
      kind: "aboveBalance",
      balance: 5_000,
    });
  });

  it("leaves an unlisted source to the server", () => {
    expect(findTransferProblem({ from: "NEW", to: "WALLET", amount: 100 }, balances)).toBeNull();
  });
});
