import { type Satang, satang } from "@satang/core";
import { describe, expect, it } from "vitest";
import {
  chooseTransferEnd,
  findTransferFieldProblem,
  findTransferProblem,
  nextTransferField,
  swapTransferEnds,
  type TransferAttempt,
} from "./transfer.rules.ts";

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

describe("the problem that is shown at a field", () => {
  const untouched: TransferAttempt = { from: null, to: null, isAttempted: false, isTyped: false };
  const shownAt = (
    problem: Parameters<typeof findTransferFieldProblem>[1],
    attempt: Partial<TransferAttempt>,
  ) =>
    (["from", "to", "amount"] as const).filter(
      (field) => findTransferFieldProblem(field, problem, { ...untouched, ...attempt }) !== null,
    );

  it("is a missing account only after the member has tried to send, and only where one is missing", () => {
    const missing = { kind: "accountMissing" } as const;
    expect(shownAt(missing, {})).toEqual([]);
    expect(shownAt(missing, { isAttempted: true })).toEqual(["from", "to"]);
    expect(shownAt(missing, { isAttempted: true, from: "PG" })).toEqual(["to"]);
  });

  it("is the same account at once, where the money goes", () => {
    expect(shownAt({ kind: "sameAccount" }, { from: "PG", to: "PG" })).toEqual(["to"]);
  });

  it.each(["notANumber", { kind: "belowMinimum", minimum: satang(100) }] as const)(
    "is one of the amount when it was typed, or after the member has tried to send: %s",
    (problem) => {
      expect(shownAt(problem, {})).toEqual([]);
      expect(shownAt(problem, { isTyped: true })).toEqual(["amount"]);
      expect(shownAt(problem, { isAttempted: true })).toEqual(["amount"]);
    },
  );
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

describe("the ends of a transfer", () => {
  const none = { from: null, to: null };

  it("pairs a game with the wallet while the other end is 'none'", () => {
    expect(chooseTransferEnd(none, "to", "PG")).toEqual({ from: "wallet", to: "PG" });
    expect(chooseTransferEnd(none, "from", "PG")).toEqual({ from: "PG", to: "wallet" });
  });

  it("leaves the other end alone when it is chosen already, or when no game is chosen", () => {
    expect(chooseTransferEnd({ from: "JOKER", to: null }, "to", "PG")).toEqual({
      from: "JOKER",
      to: "PG",
    });
    expect(chooseTransferEnd(none, "from", "wallet")).toEqual({ from: "wallet", to: null });
    expect(chooseTransferEnd({ from: "wallet", to: "PG" }, "to", null)).toEqual({
      from: "wallet",
      to: null,
    });
  });

  it("changes places when the direction is swapped", () => {
    expect(swapTransferEnds({ from: "wallet", to: "PG" })).toEqual({ from: "PG", to: "wallet" });
    expect(swapTransferEnds({ from: "wallet", to: null })).toEqual({ from: null, to: "wallet" });
  });
});

it.each([
  [{ from: null, to: null, amount: "" }, "from"],
  [{ from: null, to: "PG", amount: "5" }, "from"],
  [{ from: "WALLET", to: null, amount: "5" }, "to"],
  [{ from: "WALLET", to: "PG", amount: " " }, "amount"],
  [{ from: "WALLET", to: "PG", amount: "x" }, null],
] as const)("the next part of %o is %s", (values, next) => {
  expect(nextTransferField(values)).toBe(next);
});
