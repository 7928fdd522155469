import { type Satang, satang, timeLeft } from "@satang/core";
import { expect, it } from "vitest";
import { findQrAmountProblem, isQrCreateDisabled, QR_LIMITS } from "./qr-amount.rules.ts";

it("the time left is never negative", () => {
  expect(timeLeft(5_000, 2_000)).toBe(3_000);
  expect(timeLeft(2_000, 5_000)).toBe(0);
});

it("each provider names its minimum", () => {
  expect(findQrAmountProblem("WW", satang(9_999))).toEqual({
    kind: "belowMinimum",
    minimum: 10_000,
  });
  expect(findQrAmountProblem("KBANK", null)).toEqual({ kind: "belowMinimum", minimum: 100 });
  expect(findQrAmountProblem("E2P", satang(5_000))).toBeNull();
});

it.each([
  ["KBANK", [10, 20, 50, 100, 500, 1000]],
  ["WW", [100, 200, 300, 500, 1000]],
  ["E2P", [50, 100, 200, 500, 1000]],
] as const)("the quick amounts of %s are those of money.txt §9: %j", (provider, baht) => {
  expect(QR_LIMITS[provider].quickAmounts).toEqual(baht.map((amount) => amount * 100));
});

it("the button is disabled only with KBANK, at 0 or less", () => {
  const amounts: (Satang | null)[] = [null, satang(0), satang(1)];
  expect(amounts.map((amount) => isQrCreateDisabled("KBANK", amount))).toEqual([true, true, false]);
  expect(isQrCreateDisabled("WW", satang(0))).toBe(false);
  expect(isQrCreateDisabled("E2P", null)).toBe(false);
});
