import { subtractSatang, typedAmount } from "@satang/core";
import {
  findRefusedProblem,
  findWithdrawObstacle,
  findWithdrawProblem,
  lockedWithdrawAmount,
} from "@satang/machines/withdraw";
import { moneyFormState } from "../money/money-form.rules.ts";
import type { Loaded } from "../money/use-holdings.ts";
import type { MoneyForm } from "../money/use-money-form.ts";
import { formProps } from "../parts/element-props.ts";
import type { ValuesOf } from "../parts/values-of.types.ts";
import type { WithdrawFacts } from "./use-withdraw-facts.ts";
import type { WithdrawOrder } from "./withdraw.operation.ts";
import type { WithdrawView } from "./withdraw.view.ts";

type Form = MoneyForm<WithdrawOrder, unknown>;

/** The values of the view. */
export function withdrawValues(
  read: Loaded<WithdrawFacts>,
  { amount: typed, isAttempted, operation }: Pick<Form, "amount" | "isAttempted" | "operation">,
): ValuesOf<WithdrawView> {
  const facts = read.state === "ready" ? read.data : null;
  const locked = facts && lockedWithdrawAmount(facts);
  const isLocked = locked !== null;
  const amount = locked ?? typed.satang;
  const text = locked === null ? typed.text : typedAmount(locked);

  const obstacle = facts && findWithdrawObstacle(facts);
  const ruled = facts && findWithdrawProblem(amount, facts);
  const problem = obstacle ?? (isLocked ? null : typed.problem) ?? ruled;
  const isShown = obstacle === null && (isAttempted || text !== "");
  // The service says that nothing can be withdrawn before these bets.
  const isHeld = facts !== null && facts.turnoverLeft !== null;
  const draft = facts && !isHeld && problem === null && amount !== null ? { amount } : null;

  const { status, order, error } = operation;
  const refusedProblem =
    facts && status === "refused" && order && error?.kind === "coded"
      ? findRefusedProblem(error.code, order.amount, facts)
      : null;
  return {
    state: moneyFormState(operation, read.state === "ready" ? null : read.state),
    facts,
    values: { amount: text },
    amount,
    isLocked,
    balanceAfter: facts && draft ? subtractSatang(facts.balance, draft.amount) : null,
    takesFromGames: facts !== null && draft !== null && draft.amount > facts.wallet,
    obstacle,
    draft,
    problem,
    amountProblem: isShown ? problem : null,
    refusedProblem,
    isSubmitting: status === "submitting",
    operation,
    readFailure: read.state === "readFailed" ? read.readFailure : null,
  };
}

/** The view of these values. */
export function connectWithdraw(
  view: ValuesOf<WithdrawView>,
  actions: WithdrawView["actions"],
  { inputProps }: Form["amount"],
): WithdrawView {
  const { state, facts, values, isLocked, obstacle, amountProblem, isSubmitting } = view;
  const isFixed = facts === null || isLocked;
  return {
    ...view,
    actions,
    getFormProps: () => formProps(state, actions.submit),
    getAmountProps: () => ({
      ...inputProps({ isInvalid: amountProblem !== null, isReadOnly: isLocked || isSubmitting }),
      value: values.amount,
    }),
    getAllProps: () => ({ type: "button", disabled: isFixed, onClick: actions.takeAll }),
    getSubmitProps: () => ({
      type: "submit",
      disabled: obstacle !== null || (facts !== null && facts.turnoverLeft !== null),
      "aria-disabled": isSubmitting || undefined,
    }),
    getRetryProps: () => ({ type: "button", onClick: actions.retry }),
  };
}
