import {
  type AmountProblem,
  findTransferProblem,
  type Satang,
  type TransferProblem,
} from "@satang/machines";
import { useCallback, useState } from "react";
import { refreshRooms } from "../money-action/refresh-money.ts";
import { type AmountField, useAmountField } from "../money-action/use-amount-field.ts";
import { type Holding, type Loaded, useHoldings } from "../money-action/use-holdings.ts";
import { type MoneyAction, useMoneyAction } from "../money-action/use-money-action.ts";
import { useSatang } from "../provider/use-satang.ts";

/** Options of {@link useTransfer}. */
export type UseTransferOptions = {
  /** Account to start with. @default null: the 'none' slide */
  readonly defaultFrom?: string | null;
  /** Account to start with. @default null: the 'none' slide */
  readonly defaultTo?: string | null;
};

/** What {@link useTransfer} gives. Amounts in satang. */
export type TransferView = {
  /** Wallet and active game accounts. */
  readonly accounts: Loaded<readonly Holding[]>;
  /** The chosen source; `null` is the 'none' slide. */
  readonly from: Holding | null;
  readonly to: Holding | null;
  readonly setFrom: (code: string | null) => void;
  readonly setTo: (code: string | null) => void;
  readonly amount: AmountField;
  /** Why it may not be sent yet; the first that applies. */
  readonly problem: AmountProblem | TransferProblem | null;
  readonly canSubmit: boolean;
  readonly submit: () => void;
  /** Reads the balances again: games move them while the view is closed. */
  readonly refresh: () => void;
  /** Sending, outcome and its reconciliation. */
  readonly action: MoneyAction;
};

const BLOCKING = new Set(["submitting", "checking", "didNotLand", "stillUnknown"]);

function balancesOf(accounts: readonly Holding[]): Record<string, Satang> {
  return Object.fromEntries(accounts.map(({ code, amount }) => [code, amount]));
}

/** Moves money between the wallet and game accounts (money.txt §2, §5; decision 33). */
export function useTransfer(options: UseTransferOptions = {}): TransferView {
  const scope = useSatang("useTransfer");
  const holdings = useHoldings();
  const action = useMoneyAction("transfer");
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
  const canSubmit = problem === null && !BLOCKING.has(action.status);
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
      action.submit({ kind: "transfer", from: from.code, to: to.code, amount: amount.satang });
    },
    refresh: useCallback(() => refreshRooms(scope, ["wallet"]), [scope]),
    action,
  };
}
