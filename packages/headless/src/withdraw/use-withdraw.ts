import type { Satang } from "@satang/core";
import { useMoneyForm } from "../money/use-money-form.ts";
import type { OperationCallbacks } from "../money/use-operation-end.ts";
import { useWithdrawFacts } from "./use-withdraw-facts.ts";
import { connectWithdraw, withdrawValues } from "./withdraw.connect.ts";
import { WITHDRAW_LOCK, type WithdrawOrder, withdrawOperation } from "./withdraw.operation.ts";
import type { WithdrawView } from "./withdraw.view.ts";

/** Options of {@link useWithdraw}. */
export type UseWithdrawOptions = OperationCallbacks<WithdrawOrder>;

const SECTIONS = ["withdraw", "bonus"];

/**
 * Withdraws to the member's bank account (money.txt §2, §5; decision 32).
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const withdraw = useWithdraw();
 * <form {...withdraw.getFormProps()}>
 *   <input aria-label="Amount" {...withdraw.getAmountProps()} />
 *   <button {...withdraw.getSubmitProps()}>Withdraw</button>
 * </form>
 */
export function useWithdraw(options: UseWithdrawOptions = {}): WithdrawView {
  const form = useMoneyForm(withdrawOperation, WITHDRAW_LOCK, {
    ...options,
    hook: "useWithdraw",
    sections: SECTIONS,
  });
  const read = useWithdrawFacts();
  const view = withdrawValues(read, form);
  const { state, facts, isLocked, draft, problem, isSubmitting } = view;

  const enterAmount = (next: Satang | null) => {
    if (!isLocked) form.amount.setAmount(next);
  };
  const actions: WithdrawView["actions"] = {
    changeAmount: (next) => {
      if (!isLocked) form.amount.setText(next);
    },
    enterAmount,
    takeAll: () => {
      if (facts) enterAmount(facts.balance);
    },
    submit: () => {
      form.setAttempted(problem !== null);
      if (draft && !isSubmitting) form.operation.submit(draft);
    },
    retry: () => {
      if (read.state === "readFailed") read.retry();
    },
    refresh: form.refresh,
    close: () => form.close(state, false),
  };
  return connectWithdraw(view, actions, form.amount);
}
