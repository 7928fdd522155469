import { type Satang, satang } from "@satang/core";
import { describe, expect, it } from "vitest";
import { findTransferProblem } from "./transfer.rules.ts";

const balances = { WALLET: satang(100_000), PG: satang(5_000) };

describe("a transfer", () => {
  it("needs both ends chosen before anything else is checked", () => {
    const missing = { kind: "accountMissing" };
    expect(findTransferProblem({ from: null, to: "PG", amount: satang(100) }, balances)).toEqual(
      missing,
    );
    expect(findTransferProblem({ from: "PG", to: null, amount: null }, balances)).toEqual(missing);
  });

  it("needs two different ends", () => {
    expect(findTransferProblem({ from: "PG", to: "PG", amount: satang(100) }, balances)).toEqual({
      kind: "sameAccount",
    });
  });

  it.each<Satang | null>([null, satang(0), satang(99)])(
    "moves at least 1 baht: %s satang is refused",
    (amount) => {
      expect(findTransferProblem({ from: "WALLET", to: "PG", amount }, balances)).toEqual({
        kind: "belowMinimum",
        minimum: 100,
      });
    },
  );

  it("moves at most the balance of the source, exact to the satang", () => {
    expect(
      findTransferProblem({ from: "PG", to: "WALLET", amount: satang(5_000) }, balances),
    ).toBeNull();
    expect(
      findTransferProblem({ from: "PG", to: "WALLET", amount: satang(5_001) }, balances),
    ).toEqual({
      kind: "aboveBalance",
      balance: 5_000,
    });
  });

  it("leaves an unlisted source to the server", () => {
    expect(
      findTransferProblem({ from: "NEW", to: "WALLET", amount: satang(100) }, balances),
    ).toBeNull();
  });
});
