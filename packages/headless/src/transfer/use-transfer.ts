import { chooseTransferEnd, swapTransferEnds } from "@satang/machines/transfer";
import { useState } from "react";
import { useHoldings } from "../money/use-holdings.ts";
import { useMoneyForm } from "../money/use-money-form.ts";
import type { OperationCallbacks } from "../money/use-operation-end.ts";
import { usePlayStop } from "../protection/use-play-stop.ts";
import { useCurrency } from "../wallet/index.ts";
import { connectTransfer, isIntoGame, transferValues } from "./transfer.connect.ts";
import { TRANSFER_LOCK, type TransferOrder, transferOperation } from "./transfer.operation.ts";
import type { TransferView } from "./transfer.view.ts";

/** Options of {@link useTransfer}. */
export type UseTransferOptions = OperationCallbacks<TransferOrder> & {
  /** Account that the money leaves at first: `wallet` or the code of a game. @default null, for none */
  readonly defaultFrom?: string | null | undefined;
  /** Whether the view shows why an order failed: the member has then seen it. @default true */
  readonly inView?: boolean | undefined;
  /** Account that the money goes to at first. @default null, for none */
  readonly defaultTo?: string | null | undefined;
};

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
  const form = useMoneyForm(transferOperation, TRANSFER_LOCK, {
    ...options,
    hook: "useTransfer",
  });
  const { amount, operation } = form;
  const holdings = useHoldings();
  const currency = useCurrency();
  const play = usePlayStop();
  const [chosen, setChosen] = useState({
    from: options.defaultFrom ?? null,
    to: options.defaultTo ?? null,
  });
  const view = transferValues({ holdings, chosen, currency, stop: play.stop, form });
  const { state, values, from, draft, problem, isSubmitting, failure } = view;

  const actions: TransferView["actions"] = {
    choose: (end, code) => setChosen((known) => chooseTransferEnd(known, end, code)),
    swap: () => setChosen(swapTransferEnds),
    changeAmount: amount.setText,
    enterAmount: amount.setAmount,
    takeAll: () => {
      if (from) amount.setAmount(from.amount);
    },
    submit: () => {
      form.setAttempted(problem !== null);
      if (!draft || isSubmitting || (isIntoGame(values) && play.check())) return;
      operation.submit(draft);
    },
    retry: () => {
      if (holdings.state === "readFailed") holdings.retry();
    },
    refresh: form.refresh,
    close: () => form.close(state, failure !== null),
  };
  return connectTransfer(view, actions, amount);
}
