import {
  type AmountProblem,
  findWithdrawObstacle,
  findWithdrawProblem,
  fromSatang,
  lockedWithdrawAmount,
  type Satang,
  type WithdrawProblem,
} from "@satang/machines";
import { useCallback } from "react";
import { refreshRooms } from "../money-action/refresh-money.ts";
import { type AmountField, useAmountField } from "../money-action/use-amount-field.ts";
import type { Loaded } from "../money-action/use-holdings.ts";
import { type MoneyAction, useMoneyAction } from "../money-action/use-money-action.ts";
import { useSatang } from "../provider/use-satang.ts";
import { useWithdrawFacts, type WithdrawFacts } from "./use-withdraw-facts.ts";

/** What {@link useWithdraw} gives. Amounts in satang. */
export type WithdrawView = {
  readonly facts: Loaded<WithdrawFacts>;
  /** A bonus fixes the amount to the whole balance. */
  readonly isLocked: boolean;
  readonly amount: AmountField;
  /** What is left in the wallet afterwards, `null` while that cannot be said. */
  readonly balanceAfter: Satang | null;
  /** What no amount could mend, for example a minimum above the balance. */
  readonly obstacle: WithdrawProblem | null;
  /** Why this amount may not be sent; the first that applies. */
  readonly problem: AmountProblem | WithdrawProblem | null;
  readonly canSubmit: boolean;
  readonly submit: () => void;
  /** Reads balance, bounds and bonus again: they may have changed while the view was closed. */
  readonly refresh: () => void;
  /** Sending, outcome and its reconciliation. */
  readonly action: MoneyAction;
};

const BLOCKING = new Set(["submitting", "checking", "didNotLand", "stillUnknown"]);

/** Withdraws to the member's bank account (money.txt §2, §5; decision 32). */
export function useWithdraw(): WithdrawView {
  const scope = useSatang("useWithdraw");
  const facts = useWithdrawFacts();
  const action = useMoneyAction("withdraw");
  const typed = useAmountField();

  const bounds = facts.state === "ready" ? facts.data : null;
  const locked = bounds ? lockedWithdrawAmount(bounds) : null;
  const amount: AmountField =
    locked === null
      ? typed
      : {
          text: fromSatang(locked).toFixed(2),
          setText: () => {},
          satang: locked,
          problem: null,
        };
  const obstacle = bounds ? findWithdrawObstacle(bounds) : null;
  const ruled = bounds ? findWithdrawProblem(amount.satang, bounds) : null;
  const problem = obstacle ?? amount.problem ?? ruled;
  const canSubmit = bounds !== null && problem === null && !BLOCKING.has(action.status);
  const isWithin = bounds !== null && amount.satang !== null && amount.satang <= bounds.balance;
  return {
    facts,
    isLocked: locked !== null,
    amount,
    balanceAfter: isWithin && amount.satang !== null ? bounds.balance - amount.satang : null,
    obstacle,
    problem,
    canSubmit,
    submit: () => {
      if (canSubmit && amount.satang !== null) {
        action.submit({ kind: "withdraw", amount: amount.satang });
      }
    },
    refresh: useCallback(() => refreshRooms(scope, ["wallet", "withdraw", "bonus"]), [scope]),
    action,
  };
}
