import type { AmountProblem, Satang } from "@satang/core";
import { findTransferProblem, type TransferProblem } from "@satang/machines";
import { useCallback, useState } from "react";
import { refreshQueries } from "../money/refresh-money.ts";
import { type AmountField, useAmountField } from "../money/use-amount-field.ts";
import { type Holding, type Loaded, useHoldings } from "../money/use-holdings.ts";
import { type MoneyOperationControl, useMoneyOperation } from "../money/use-money-operation.ts";
import { useSatang } from "../provider/use-satang.ts";
import { TRANSFER_LOCK, type TransferOrder, transferOperation } from "./transfer.operation.ts";

/** Options of {@link useTransfer}. */
export type UseTransferOptions = {
  /** Account to start with. @default null: the 'none' slide */
  readonly defaultFrom?: string | null;
  /** Account to start with. @default null: the 'none' slide */
  readonly defaultTo?: string | null;
};

/** What {@link useTransfer} returns. Amounts in satang. */
export type TransferView = {
  /** Wallet and active game accounts. */
  readonly accounts: Loaded<readonly Holding[]>;
  /** The chosen source; `null` is the 'none' slide. */
  readonly from: Holding | null;
  readonly to: Holding | null;
  readonly setFrom: (code: string | null) => void;
  readonly setTo: (code: string | null) => void;
  readonly amount: AmountField;
  /** Why it may not be sent yet; the first problem that applies. */
  readonly problem: AmountProblem | TransferProblem | null;
  readonly canSubmit: boolean;
  readonly submit: () => void;
  /** Reads the balances again, because games change them while the view is closed. */
  readonly refresh: () => void;
  /** The last transfer: being sent, its outcome, or not known yet. */
  readonly operation: MoneyOperationControl<TransferOrder, unknown>;
};

function balancesOf(accounts: readonly Holding[]): Record<string, Satang> {
  return Object.fromEntries(accounts.map(({ code, amount }) => [code, amount]));
}

/** Moves money between the wallet and game accounts (money.txt §2, §5; decision 33). */
export function useTransfer(options: UseTransferOptions = {}): TransferView {
  const scope = useSatang("useTransfer");
  const holdings = useHoldings();
  const operation = useMoneyOperation(transferOperation, TRANSFER_LOCK);
  const amount = useAmountField();
  const [fromCode, setFrom] = useState(options.defaultFrom ?? null);
  const [toCode, setTo] = useState(options.defaultTo ?? null);

  const accounts = holdings.state === "ready" ? holdings.data.accounts : [];
  const from = accounts.find(({ code }) => code === fromCode) ?? null;
  const to = accounts.find(({ code }) => code === toCode) ?? null;
  const draft = { from: from?.code ?? null, to: to?.code ?? null, amount: amount.satang };
  const ruled = findTransferProblem(draft, balancesOf(accounts));
  const isAboutAmount = ruled !== null && ruled.kind === "belowMinimum";
  const problem = isAboutAmount ? (amount.problem ?? ruled) : ruled;
  const canSubmit = problem === null && operation.status !== "submitting";
  return {
    accounts:
      holdings.state === "ready" ? { state: "ready", data: holdings.data.accounts } : holdings,
    from,
    to,
    setFrom,
    setTo,
    amount,
    problem,
    canSubmit,
    submit: () => {
      if (!canSubmit || !from || !to || amount.satang === null) return;
      operation.submit({ from: from.code, to: to.code, amount: amount.satang });
    },
    refresh: useCallback(() => refreshQueries(scope, ["wallet"]), [scope]),
    operation,
  };
}
