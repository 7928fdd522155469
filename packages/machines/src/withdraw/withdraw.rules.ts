import { findErrorRow, type Satang } from "@satang/core";

/** Bounds of a withdrawal. Amounts in satang. */
export type WithdrawBounds = {
  /** `withdrawMin` of the lookup. */
  readonly minimum: Satang;
  /** `withdrawMax` of the lookup. */
  readonly maximum: Satang;
  /** Amount that can be withdrawn: the total of the wallet and the active games, or the wallet alone (decision 47). */
  readonly balance: Satang;
  /** A bonus is active: the whole balance must be withdrawn (money.txt §5). */
  readonly bonusActive: boolean;
};

/** Why a withdrawal may not be sent; the first problem that applies. */
export type WithdrawProblem =
  | { readonly kind: "minimumAboveBalance"; readonly minimum: Satang; readonly balance: Satang }
  | { readonly kind: "bonusBalanceAboveMaximum"; readonly maximum: Satang }
  | { readonly kind: "belowMinimum"; readonly minimum: Satang }
  | { readonly kind: "aboveMaximum"; readonly maximum: Satang }
  | { readonly kind: "aboveBalance"; readonly balance: Satang }
  | { readonly kind: "notFullBalance"; readonly balance: Satang };

/** The fixed amount while a bonus is active, or `null` when the member chooses (decision 32). */
export function lockedWithdrawAmount(bounds: WithdrawBounds): Satang | null {
  return bounds.bonusActive ? bounds.balance : null;
}

/** A problem that no amount can fix; it is shown before the member types (decision 32). */
export function findWithdrawObstacle(bounds: WithdrawBounds): WithdrawProblem | null {
  const { minimum, maximum, balance, bonusActive } = bounds;
  if (balance < minimum) return { kind: "minimumAboveBalance", minimum, balance };
  if (bonusActive && balance > maximum) return { kind: "bonusBalanceAboveMaximum", maximum };
  return null;
}

/**
 * Finds the problem of an amount that the service refused, by the bounds that were read since; `null` when they do not
 * explain the refusal.
 */
export const findRefusedProblem = (
  code: string,
  amount: Satang,
  bounds: WithdrawBounds,
): WithdrawProblem | null =>
  findErrorRow(code)?.about === "amount" ? findWithdrawProblem(amount, bounds) : null;

/** Checks an amount in satang; `null` is an amount that is not readable yet. */
export function findWithdrawProblem(
  amount: Satang | null,
  bounds: WithdrawBounds,
): WithdrawProblem | null {
  const { minimum, maximum, balance, bonusActive } = bounds;
  const obstacle = findWithdrawObstacle(bounds);
  if (obstacle) return obstacle;
  if (bonusActive && amount !== balance) return { kind: "notFullBalance", balance };
  if (amount === null || amount <= 0 || amount < minimum) return { kind: "belowMinimum", minimum };
  if (amount > maximum) return { kind: "aboveMaximum", maximum };
  if (amount > balance) return { kind: "aboveBalance", balance };
  return null;
}
