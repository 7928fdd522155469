import { addSatang, type Currency, type Satang, subtractSatang } from "@satang/core";
import { WALLET_ACCOUNT } from "@satang/machines/money";
import type { PlayStop } from "@satang/machines/protection";
import {
  findTransferFieldProblem,
  findTransferProblem,
  nextTransferField,
  TRANSFER_QUICK_AMOUNTS,
  type TransferEnds,
} from "@satang/machines/transfer";
import { moneyFormState } from "../money/money-form.rules.ts";
import type { Holding, Holdings, Loaded } from "../money/use-holdings.ts";
import type { MoneyForm } from "../money/use-money-form.ts";
import { isFailedAtOnce } from "../money/use-operation-end.ts";
import { buttonProps, formProps } from "../parts/element-props.ts";
import type { ValuesOf } from "../parts/values-of.types.ts";
import type { TransferOrder } from "./transfer.operation.ts";
import type { TransferEnd, TransferView } from "./transfer.view.ts";

type Form = MoneyForm<TransferOrder, unknown>;

/** Data that was read, chosen and typed. */
export type TransferFacts = {
  readonly holdings: Loaded<Holdings>;
  readonly chosen: TransferEnds;
  readonly currency: Currency;
  readonly stop: PlayStop | null;
  readonly form: Pick<Form, "amount" | "isAttempted" | "operation">;
};

const NO_ACCOUNTS: readonly Holding[] = [];

/** The balance of the wallet: those of games may be outdated, and refuse nothing. */
function certainBalances(accounts: readonly Holding[]): Record<string, Satang> {
  const certain = accounts.filter(({ code }) => code === WALLET_ACCOUNT);
  return Object.fromEntries(certain.map(({ code, amount }) => [code, amount]));
}

const isOnlyWallet = (accounts: readonly Holding[]) =>
  accounts.every(({ code }) => code === WALLET_ACCOUNT);

/** Whether the money goes to a game: playing may be stopped. */
export const isIntoGame = ({ to }: TransferEnds) => to !== null && to !== WALLET_ACCOUNT;

/** The values of the view. */
export function transferValues(facts: TransferFacts): ValuesOf<TransferView> {
  const { holdings, chosen, currency, stop, form } = facts;
  const { amount, isAttempted, operation } = form;
  const accounts = holdings.state === "ready" ? holdings.data.accounts : NO_ACCOUNTS;
  const accountOf = (end: TransferEnd) => accounts.find(({ code }) => code === chosen[end]) ?? null;
  const from = accountOf("from");
  const to = accountOf("to");
  const values = { from: from?.code ?? null, to: to?.code ?? null, amount: amount.text };

  const ruled = findTransferProblem(
    { ...values, amount: amount.satang },
    certainBalances(accounts),
  );
  const problem = ruled?.kind === "belowMinimum" ? (amount.problem ?? ruled) : ruled;
  const draft =
    problem === null && from && to && amount.satang !== null
      ? { from: from.code, to: to.code, amount: amount.satang }
      : null;
  const isAboveKnownBalance = draft !== null && from !== null && draft.amount > from.amount;
  const balancesAfter =
    draft && from && to && !isAboveKnownBalance
      ? {
          from: subtractSatang(from.amount, draft.amount),
          to: addSatang(to.amount, draft.amount),
        }
      : null;
  const attempt = { ...values, isAttempted, isTyped: amount.text !== "" };
  const noGames = isOnlyWallet(accounts) ? "noGames" : null;
  const { status, error, isAnswered } = operation;
  return {
    state: moneyFormState(operation, holdings.state === "ready" ? noGames : holdings.state),
    accounts,
    values,
    currency,
    from,
    to,
    amount: amount.satang,
    quickAmounts: TRANSFER_QUICK_AMOUNTS[currency],
    draft,
    balancesAfter,
    isAboveKnownBalance,
    next: nextTransferField(values),
    problem,
    stop: isIntoGame(values) ? stop : null,
    problemOf: (field) => findTransferFieldProblem(field, problem, attempt),
    isSubmitting: status === "submitting",
    operation,
    failure: isFailedAtOnce(status, isAnswered) ? { status, error } : null,
    readFailure: holdings.state === "readFailed" ? holdings.readFailure : null,
  };
}

/** The view of these values. */
export function connectTransfer(
  view: ValuesOf<TransferView>,
  actions: TransferView["actions"],
  { inputProps }: Form["amount"],
): TransferView {
  const { state, values, from, stop, isSubmitting, problemOf } = view;
  return {
    ...view,
    actions,
    getFormProps: () => formProps(state, actions.submit),
    getEndProps: (end) => ({
      role: "radiogroup",
      "aria-invalid": problemOf(end) !== null || undefined,
    }),
    getOptionProps: (end, code) => ({
      type: "radio",
      name: `transfer-${end}`,
      value: code ?? "",
      checked: values[end] === code,
      "data-chosen": values[end] === code,
      onChange: () => actions.choose(end, code),
    }),
    getAmountProps: () =>
      inputProps({ isInvalid: problemOf("amount") !== null, isReadOnly: isSubmitting }),
    getSwapProps: () => buttonProps(() => isSubmitting || actions.swap(), isSubmitting),
    getAllProps: () => ({ type: "button", disabled: from === null, onClick: actions.takeAll }),
    getSubmitProps: () => ({
      type: "submit",
      "aria-disabled": isSubmitting || stop !== null || undefined,
    }),
    getRetryProps: () => ({ type: "button", onClick: actions.retry }),
  };
}
