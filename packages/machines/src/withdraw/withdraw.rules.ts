import type { Satang } from "@satang/core";

/** What bounds a withdrawal. Amounts in satang. */
export type WithdrawBounds = {
  /** `withdrawMin` of the lookup. */
  readonly minimum: Satang;
  /** `withdrawMax` of the lookup. */
  readonly maximum: Satang;
  /** What the wallet holds. */
  readonly balance: Satang;
  /** A bonus was taken: the whole balance must go (money.txt §5). */
  readonly bonusActive: boolean;
};

/** Why a withdrawal may not be sent; the first that applies. */
export type WithdrawProblem =
  | { readonly kind: "minimumAboveBalance"; readonly minimum: Satang; readonly balance: Satang }
  | { readonly kind: "bonusBalanceAboveMaximum"; readonly maximum: Satang }
  | { readonly kind: "belowMinimum"; readonly minimum: Satang }
  | { readonly kind: "aboveMaximum"; readonly maximum: Satang }
  | { readonly kind: "aboveBalance"; readonly balance: Satang }
  | { readonly kind: "notFullBalance"; readonly balance: Satang };

/** The amount a bonus fixes the field to, or `null` when the member chooses (decision 32). */
export function lockedWithdrawAmount(bounds: WithdrawBounds): Satang | null {
  return bounds.bonusActive ? bounds.balance : null;
}

/** What no amount could mend: said before the member types anything (decision 32). */
export function findWithdrawObstacle(bounds: WithdrawBounds): WithdrawProblem | null {
  const { minimum, maximum, balance, bonusActive } = bounds;
  if (balance < minimum) return { kind: "minimumAboveBalance", minimum, balance };
  if (bonusActive && balance > maximum) return { kind: "bonusBalanceAboveMaximum", maximum };
  return null;
}

/** Judges an amount in satang; `null` stands for one not readable yet. */
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
