import { type Satang, satang } from "@satang/core";
import { describe, expect, it } from "vitest";
import { findTransferProblem } from "./transfer.rules.ts";

const balances = { WALLET: satang(100_000), PG: satang(5_000) };

describe("a transfer", () => {
  it("needs both ends chosen before anything else is judged", () => {
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

  it("moves at most what the source holds, to the satang", () => {
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

describe("an account with a name that every object has", () => {
  it.each(["constructor", "toString", "__proto__"])(
    "has no balance unless it is listed: %s",
    (from) => {
      const draft = { from, to: "PG", amount: satang(1_000) };
      expect(findTransferProblem(draft, balances)).toBeNull();
      const listed = Object.fromEntries([[from, satang(500)]]);
      expect(findTransferProblem(draft, listed)).toEqual({ kind: "aboveBalance", balance: 500 });
    },
  );
});
