import { type Satang, subtractSatang, typedAmount } from "@satang/core";
import {
  findRefusedProblem,
  findWithdrawObstacle,
  findWithdrawProblem,
  lockedWithdrawAmount,
} from "@satang/machines";
import { useCallback, useState } from "react";
import { refreshQueries } from "../money/refresh-money.ts";
import { useAmountField } from "../money/use-amount-field.ts";
import { useMoneyOperation } from "../money/use-money-operation.ts";
import { type OperationCallbacks, toEndListener } from "../money/use-operation-end.ts";
import { formProps } from "../parts/element-props.ts";
import { useSatang } from "../provider/use-satang.ts";
import { useBalanceRefresh } from "../wallet/use-balance-refresh.ts";
import { useWithdrawFacts } from "./use-withdraw-facts.ts";
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
  const scope = useSatang("useWithdraw");
  const read = useWithdrawFacts();
  const typed = useAmountField();
  const operation = useMoneyOperation(withdrawOperation, WITHDRAW_LOCK, {
    onEnd: toEndListener(options, () => typed.setText("")),
  });
  const [isAttempted, setAttempted] = useState(false);

  const facts = read.state === "ready" ? read.data : null;
  const locked = facts && lockedWithdrawAmount(facts);
  const isLocked = locked !== null;
  const amount = locked ?? typed.satang;
  const text = locked === null ? typed.text : typedAmount(locked);

  const obstacle = facts && findWithdrawObstacle(facts);
  const ruled = facts && findWithdrawProblem(amount, facts);
  const problem = obstacle ?? (isLocked ? null : typed.problem) ?? ruled;
  const isShown = obstacle === null && (isAttempted || text !== "");
  const amountProblem = isShown ? problem : null;
  const draft = facts && problem === null && amount !== null ? { amount } : null;

  const { status, order, error } = operation;
  const refusedProblem =
    facts && status === "refused" && order && error?.kind === "coded"
      ? findRefusedProblem(error.code, order.amount, facts)
      : null;

  const isSubmitting = operation.status === "submitting";
  const stateOf = (): WithdrawView["state"] => {
    if (operation.outcome) return "outcome";
    if (read.state !== "ready") return read.state;
    if (isSubmitting) return "submitting";
    return operation.status === "done" ? "done" : "entering";
  };
  const state = stateOf();

  const changeAmount = (next: string) => {
    if (!isLocked) typed.setText(next);
  };
  const enterAmount = (next: Satang | null) => {
    if (!isLocked) typed.setAmount(next);
  };
  const takeAll = () => {
    if (facts) enterAmount(facts.balance);
  };
  const submit = () => {
    setAttempted(problem !== null);
    if (draft && !isSubmitting) operation.submit(draft);
  };
  const retry = () => {
    if (read.state === "readFailed") read.retry();
  };
  const { refresh: refreshBalances } = useBalanceRefresh({
    onFailed: () => refreshQueries(scope, ["wallet"]),
  });
  const refresh = useCallback(() => {
    setAttempted(false);
    refreshQueries(scope, SECTIONS);
    refreshBalances();
  }, [scope, refreshBalances]);
  const close = () => {
    if (state === "done") typed.setText("");
    if (state === "done" || state === "outcome") operation.close();
  };

  return {
    state,
    facts,
    values: { amount: text },
    amount,
    isLocked,
    balanceAfter: facts && draft ? subtractSatang(facts.balance, draft.amount) : null,
    takesFromGames: facts !== null && draft !== null && draft.amount > facts.wallet,
    obstacle,
    draft,
    problem,
    amountProblem,
    refusedProblem,
    isSubmitting,
    operation,
    readFailure: read.state === "readFailed" ? read.readFailure : null,
    actions: { changeAmount, enterAmount, takeAll, submit, retry, refresh, close },
    getFormProps: () => formProps(state, submit),
    getAmountProps: () => ({
      ...typed.inputProps({
        isInvalid: amountProblem !== null,
        isReadOnly: isLocked || isSubmitting,
      }),
      value: text,
    }),
    getAllProps: () => ({ type: "button", disabled: facts === null || isLocked, onClick: takeAll }),
    getSubmitProps: () => ({
      type: "submit",
      disabled: obstacle !== null,
      "aria-disabled": isSubmitting || undefined,
    }),
    getRetryProps: () => ({ type: "button", onClick: retry }),
  };
}
