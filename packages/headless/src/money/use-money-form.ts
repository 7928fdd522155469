import { useCallback, useState } from "react";
import { useSatang } from "../provider/use-satang.ts";
import { useBalanceRefresh } from "../wallet/use-balance-refresh.ts";
import type { MoneyOperation } from "./define-money-operation.ts";
import { refreshQueries } from "./refresh-money.ts";
import { useAmountField } from "./use-amount-field.ts";
import { type UseMoneyOperationOptions, useMoneyOperation } from "./use-money-operation.ts";
import { type OperationCallbacks, toEndListener } from "./use-operation-end.ts";

/** Options of {@link useMoneyForm}. */
type UseMoneyFormOptions<Order> = OperationCallbacks<Order> &
  Pick<UseMoneyOperationOptions<Order>, "inView"> & {
    /** Name of the hook, for errors. */
    readonly hook: string;
    /** First keys of the queries that `refresh` reads again, in addition to the balances; keeps its identity. @default none */
    readonly sections?: readonly string[] | undefined;
  };

const NO_SECTIONS: readonly string[] = [];

/**
 * A form of a typed amount: the amount, whether the member tried to send it, and its operation. It is emptied for the next
 * order when the service answered that one is done.
 */
export function useMoneyForm<Order, Receipt>(
  definition: MoneyOperation<Order, Receipt>,
  lock: string,
  { hook, sections = NO_SECTIONS, inView, ...callbacks }: UseMoneyFormOptions<Order>,
) {
  const scope = useSatang(hook);
  const amount = useAmountField();
  const [isAttempted, setAttempted] = useState(false);
  const operation = useMoneyOperation(definition, lock, {
    onEnd: toEndListener(callbacks, () => amount.setText("")),
    inView,
  });
  const { refresh: refreshBalances } = useBalanceRefresh({
    onFailed: () => refreshQueries(scope, ["wallet"]),
  });
  const refresh = useCallback(() => {
    setAttempted(false);
    refreshQueries(scope, sections);
    refreshBalances();
  }, [scope, sections, refreshBalances]);
  /** The member has read a view in this state. */
  const close = (state: string, isFailureShown: boolean) => {
    if (state === "done") amount.setText("");
    if (state === "done" || state === "outcome" || isFailureShown) operation.close();
  };
  return { amount, isAttempted, setAttempted, operation, refresh, close };
}

/** Form that {@link useMoneyForm} returns. */
export type MoneyForm<Order, Receipt> = ReturnType<typeof useMoneyForm<Order, Receipt>>;
