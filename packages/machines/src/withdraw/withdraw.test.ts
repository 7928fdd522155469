import { type Satang, satang } from "@satang/core";
import { describe, expect, it } from "vitest";
import {
  findRefusedProblem,
  findWithdrawObstacle,
  findWithdrawProblem,
  lockedWithdrawAmount,
  type WithdrawBounds,
} from "./withdraw.rules.ts";

const bounds: WithdrawBounds = {
  minimum: satang(10_000),
  maximum: satang(5_000_000),
  balance: satang(1_248_050),
  bonusActive: false,
};

describe("a withdrawal", () => {
  it("is accepted at the minimum and at the whole balance", () => {
    expect(findWithdrawProblem(satang(10_000), bounds)).toBeNull();
    expect(findWithdrawProblem(satang(1_248_050), bounds)).toBeNull();
  });

  it.each<Satang | null>([null, satang(0), satang(9_999)])(
    "names the minimum below it: %s",
    (amount) => {
      expect(findWithdrawProblem(amount, bounds)).toEqual({
        kind: "belowMinimum",
        minimum: 10_000,
      });
    },
  );

  it("names the maximum above it", () => {
    const rich = { ...bounds, balance: satang(9_000_000) };
    expect(findWithdrawProblem(satang(5_000_001), rich)).toEqual({
      kind: "aboveMaximum",
      maximum: 5_000_000,
    });
  });

  it("names the balance above it", () => {
    expect(findWithdrawProblem(satang(1_248_051), bounds)).toEqual({
      kind: "aboveBalance",
      balance: 1_248_050,
    });
  });

  it("says that the minimum is above the balance before anything is typed", () => {
    const poor = { ...bounds, balance: satang(5_000) };
    const obstacle = { kind: "minimumAboveBalance", minimum: 10_000, balance: 5_000 };
    expect(findWithdrawObstacle(poor)).toEqual(obstacle);
    expect(findWithdrawProblem(satang(5_000), poor)).toEqual(obstacle);
  });

  it("of 0 is never sent, even when the server names no minimum", () => {
    expect(findWithdrawProblem(satang(0), { ...bounds, minimum: satang(0) })).toEqual({
      kind: "belowMinimum",
      minimum: 0,
    });
  });
});

describe("an amount that the service refused", () => {
  it("is explained by the bounds that were read since", () => {
    expect(findRefusedProblem("TRANSFER_MINIMUM", satang(9_999), bounds)).toEqual({
      kind: "belowMinimum",
      minimum: bounds.minimum,
    });
    expect(findRefusedProblem("TRANSFER_FAIL", satang(5_000_001), bounds)).toMatchObject({
      kind: "aboveMaximum",
    });
  });

  it("is not explained by bounds that allow it, or for another reason", () => {
    expect(findRefusedProblem("TRANSFER_FAIL", satang(20_000), bounds)).toBeNull();
    expect(findRefusedProblem("BONUS_CONDITION", satang(9_999), bounds)).toBeNull();
  });
});

describe("a withdrawal under a bonus", () => {
  const bonus = { ...bounds, bonusActive: true };

  it("is fixed to the whole balance", () => {
    expect(lockedWithdrawAmount(bonus)).toBe(1_248_050);
    expect(lockedWithdrawAmount(bounds)).toBeNull();
    expect(findWithdrawProblem(satang(1_248_050), bonus)).toBeNull();
    expect(findWithdrawProblem(satang(10_000), bonus)).toEqual({
      kind: "notFullBalance",
      balance: 1_248_050,
    });
  });

  it("says so when the whole balance is more than may be withdrawn", () => {
    const rich = { ...bonus, balance: satang(5_000_001) };
    expect(findWithdrawProblem(satang(5_000_001), rich)).toEqual({
      kind: "bonusBalanceAboveMaximum",
      maximum: 5_000_000,
    });
  });
});
