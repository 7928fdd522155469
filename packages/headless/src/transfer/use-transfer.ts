import { addSatang, type Satang, subtractSatang } from "@satang/core";
import {
  chooseTransferEnd,
  findTransferFieldProblem,
  findTransferProblem,
  swapTransferEnds,
  TRANSFER_QUICK_AMOUNTS,
  type TransferField,
  WALLET_ACCOUNT,
} from "@satang/machines";
import { useCallback, useState } from "react";
import { refreshQueries } from "../money/refresh-money.ts";
import { useAmountField } from "../money/use-amount-field.ts";
import { type Holding, useHoldings } from "../money/use-holdings.ts";
import { useMoneyOperation } from "../money/use-money-operation.ts";
import {
  isFailedAtOnce,
  type OperationCallbacks,
  toEndListener,
} from "../money/use-operation-end.ts";
import { buttonProps, formProps } from "../parts/element-props.ts";
import { usePlayStop } from "../protection/use-play-stop.ts";
import { useSatang } from "../provider/use-satang.ts";
import { useCurrency } from "../wallet/index.ts";
import { useBalanceRefresh } from "../wallet/use-balance-refresh.ts";
import { TRANSFER_LOCK, type TransferOrder, transferOperation } from "./transfer.operation.ts";
import type { TransferEnd, TransferView } from "./transfer.view.ts";

/** Options of {@link useTransfer}. */
export type UseTransferOptions = OperationCallbacks<TransferOrder> & {
  /** Account that the money leaves at first: `wallet` or the code of a game. @default null, for none */
  readonly defaultFrom?: string | null | undefined;
  /** Whether the view shows why an order failed: the member has then seen it. @default true */
  readonly inView?: boolean | undefined;
  /** Account that the money goes to at first. @default null, for none */
  readonly defaultTo?: string | null | undefined;
};

const NO_ACCOUNTS: readonly Holding[] = [];
const SECTIONS = ["wallet"];

/** That of the wallet: the balances of games may be outdated, and refuse nothing. */
function certainBalances(accounts: readonly Holding[]): Record<string, Satang> {
  const certain = accounts.filter(({ code }) => code === WALLET_ACCOUNT);
  return Object.fromEntries(certain.map(({ code, amount }) => [code, amount]));
}

const isOnlyWallet = (accounts: readonly Holding[]) =>
  accounts.every(({ code }) => code === WALLET_ACCOUNT);

/**
 * Moves money between the wallet and game accounts (money.txt §2, §5; decision 33).
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const transfer = useTransfer({ defaultFrom: "wallet", defaultTo: "PGSLOT" });
 * <form {...transfer.getFormProps()}>
 *   <input aria-label="Amount" {...transfer.getAmountProps()} />
 *   <button {...transfer.getSubmitProps()}>Transfer</button>
 * </form>
 */
export function useTransfer(options: UseTransferOptions = {}): TransferView {
  const scope = useSatang("useTransfer");
  const holdings = useHoldings();
  const amount = useAmountField();
  const currency = useCurrency();
  const operation = useMoneyOperation(transferOperation, TRANSFER_LOCK, {
    onEnd: toEndListener(options, () => amount.setText("")),
    inView: options.inView,
  });
  const [chosen, setChosen] = useState({
    from: options.defaultFrom ?? null,
    to: options.defaultTo ?? null,
  });
  const [isAttempted, setAttempted] = useState(false);
  const play = usePlayStop();

  const accounts = holdings.state === "ready" ? holdings.data.accounts : NO_ACCOUNTS;
  const accountOf = (end: TransferEnd) => accounts.find(({ code }) => code === chosen[end]) ?? null;
  const from = accountOf("from");
  const to = accountOf("to");
  const values = { from: from?.code ?? null, to: to?.code ?? null, amount: amount.text };

  const isIntoGame = values.to !== null && values.to !== WALLET_ACCOUNT;
  const ruled = findTransferProblem(
    { ...values, amount: amount.satang },
    certainBalances(accounts),
  );
  const problem = ruled?.kind === "belowMinimum" ? (amount.problem ?? ruled) : ruled;
  const draft =
    problem === null && from && to && amount.satang !== null
      ? { from: from.code, to: to.code, amount: amount.satang }
      : null;
  const balancesAfter =
    draft && from && to && draft.amount <= from.amount
      ? {
          from: subtractSatang(from.amount, draft.amount),
          to: addSatang(to.amount, draft.amount),
        }
      : null;
  const problemOf = (field: TransferField) =>
    findTransferFieldProblem(field, problem, {
      ...values,
      isAttempted,
      isTyped: amount.text !== "",
    });

  const isSubmitting = operation.status === "submitting";
  const stateOf = (): TransferView["state"] => {
    if (operation.outcome) return "outcome";
    if (holdings.state !== "ready") return holdings.state;
    if (isOnlyWallet(accounts)) return "noGames";
    if (isSubmitting) return "submitting";
    return operation.status === "done" ? "done" : "entering";
  };
  const state = stateOf();

  const { status, error } = operation;
  const failure = isFailedAtOnce(status, operation.isAnswered) ? { status, error } : null;

  const choose = (end: TransferEnd, code: string | null) =>
    setChosen((known) => chooseTransferEnd(known, end, code));
  const swap = () => setChosen(swapTransferEnds);
  const takeAll = () => {
    if (from) amount.setAmount(from.amount);
  };
  const submit = () => {
    setAttempted(problem !== null);
    if (!draft || isSubmitting || (isIntoGame && play.check())) return;
    operation.submit(draft);
  };
  const retry = () => {
    if (holdings.state === "readFailed") holdings.retry();
  };
  const { refresh: refreshBalances } = useBalanceRefresh({
    onFailed: () => refreshQueries(scope, SECTIONS),
  });
  const refresh = useCallback(() => {
    setAttempted(false);
    refreshBalances();
  }, [refreshBalances]);
  const close = () => {
    if (state === "done") amount.setText("");
    if (state === "done" || state === "outcome" || failure) operation.close();
  };

  return {
    state,
    accounts,
    values,
    currency,
    from,
    to,
    amount: amount.satang,
    quickAmounts: TRANSFER_QUICK_AMOUNTS[currency],
    draft,
    balancesAfter,
    isAboveKnownBalance: draft !== null && from !== null && draft.amount > from.amount,
    problem,
    stop: isIntoGame ? play.stop : null,
    problemOf,
    isSubmitting,
    operation,
    failure,
    readFailure: holdings.state === "readFailed" ? holdings.readFailure : null,
    actions: {
      choose,
      swap,
      changeAmount: amount.setText,
      enterAmount: amount.setAmount,
      takeAll,
      submit,
      retry,
      refresh,
      close,
    },
    getFormProps: () => formProps(state, submit),
    getEndProps: (end) => ({
      role: "radiogroup",
      "aria-invalid": problemOf(end) !== null || undefined,
    }),
    getOptionProps: (end, code) => ({
      type: "radio",
      name: `transfer-${end}`,
      value: code ?? "",
      checked: values[end] === code,
      onChange: () => choose(end, code),
    }),
    getAmountProps: () =>
      amount.inputProps({
        isInvalid: problemOf("amount") !== null,
        isReadOnly: isSubmitting,
      }),
    getSwapProps: () => buttonProps(() => isSubmitting || swap(), isSubmitting),
    getAllProps: () => ({ type: "button", disabled: from === null, onClick: takeAll }),
    getSubmitProps: () => ({
      type: "submit",
      "aria-disabled": isSubmitting || (isIntoGame && play.stop !== null) || undefined,
    }),
    getRetryProps: () => ({ type: "button", onClick: retry }),
  };
}
