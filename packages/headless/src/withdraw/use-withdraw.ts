import { type AmountProblem, type Satang, subtractSatang, toBaht } from "@satang/core";
import {
  findWithdrawObstacle,
  findWithdrawProblem,
  lockedWithdrawAmount,
  type WithdrawProblem,
} from "@satang/machines";
import { useCallback } from "react";
import { refreshQueries } from "../money/refresh-money.ts";
import { type AmountField, useAmountField } from "../money/use-amount-field.ts";
import type { Loaded } from "../money/use-holdings.ts";
import { type MoneyOperationControl, useMoneyOperation } from "../money/use-money-operation.ts";
import { useSatang } from "../provider/use-satang.ts";
import { useWithdrawFacts, type WithdrawFacts } from "./use-withdraw-facts.ts";
import { WITHDRAW_LOCK, type WithdrawOrder, withdrawOperation } from "./withdraw.operation.ts";

/** What {@link useWithdraw} returns. Amounts in satang. */
export type WithdrawView = {
  readonly facts: Loaded<WithdrawFacts>;
  /** An active bonus fixes the amount to the whole balance. */
  readonly isLocked: boolean;
  readonly amount: AmountField;
  /** Balance of the wallet after the withdrawal, `null` while it is not known. */
  readonly balanceAfter: Satang | null;
  /** A problem that no amount can fix, for example a minimum above the balance. */
  readonly obstacle: WithdrawProblem | null;
  /** Why this amount may not be sent; the first problem that applies. */
  readonly problem: AmountProblem | WithdrawProblem | null;
  readonly canSubmit: boolean;
  readonly submit: () => void;
  /** Reads balance, bounds and bonus again: they may have changed while the view was closed. */
  readonly refresh: () => void;
  /** The last withdrawal: being sent, its outcome, or not known yet. */
  readonly operation: MoneyOperationControl<WithdrawOrder, unknown>;
};

/** Withdraws to the member's bank account (money.txt §2, §5; decision 32). */
export function useWithdraw(): WithdrawView {
  const scope = useSatang("useWithdraw");
  const facts = useWithdrawFacts();
  const operation = useMoneyOperation(withdrawOperation, WITHDRAW_LOCK);
  const typed = useAmountField();

  const bounds = facts.state === "ready" ? facts.data : null;
  const locked = bounds ? lockedWithdrawAmount(bounds) : null;
  const amount: AmountField =
    locked === null
      ? typed
      : {
          text: toBaht(locked).toFixed(2),
          setText: () => {},
          satang: locked,
          problem: null,
        };
  const obstacle = bounds ? findWithdrawObstacle(bounds) : null;
  const ruled = bounds ? findWithdrawProblem(amount.satang, bounds) : null;
  const problem = obstacle ?? amount.problem ?? ruled;
  const canSubmit = bounds !== null && problem === null && operation.status !== "submitting";
  const isWithin = bounds !== null && amount.satang !== null && amount.satang <= bounds.balance;
  return {
    facts,
    isLocked: locked !== null,
    amount,
    balanceAfter:
      isWithin && amount.satang !== null ? subtractSatang(bounds.balance, amount.satang) : null,
    obstacle,
    problem,
    canSubmit,
    submit: () => {
      if (canSubmit && amount.satang !== null) {
        operation.submit({ amount: amount.satang });
      }
    },
    refresh: useCallback(() => refreshQueries(scope, ["wallet", "withdraw", "bonus"]), [scope]),
    operation,
  };
}
