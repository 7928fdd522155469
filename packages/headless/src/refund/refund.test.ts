import { satang, ZERO } from "@satang/core";
import { expect, it } from "vitest";
import { shownRefundProblem, toRefundCheck } from "./refund.rules.ts";

const refund = { isAvailable: true, isLocked: false, amount: satang(42_50) };

it("a refund above 0 without a bonus has no problem, also after a press", () => {
  expect(shownRefundProblem(refund, true)).toBeNull();
});

it("a bonus that locks the refund is shown before a press", () => {
  expect(shownRefundProblem({ ...refund, isLocked: true }, false)).toBe("locked");
});

it("an amount that is not above 0 is shown after a press, also under a lock", () => {
  const none = { ...refund, isLocked: true, amount: ZERO };
  expect(shownRefundProblem(none, false)).toBe("locked");
  expect(shownRefundProblem(none, true)).toBe("minimum");
  expect(shownRefundProblem({ ...none, isAvailable: false }, true)).toBe("locked");
});

it("percentages and markup that the service does not send are absent", () => {
  const reply = { result: true, bonus: false, refundAmount: 42.5, info: "  " };
  expect(toRefundCheck(reply, "THB")).toEqual({
    isAvailable: true,
    isLocked: false,
    info: null,
    amount: 42_50,
    currency: "THB",
    success: null,
    fail: null,
  });
});
