import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { MONEY_KEYS, refreshAfterMove } from "../money/refresh-money.ts";
import type { SatangScope } from "../provider/scope.ts";
import { useSatang } from "../provider/use-satang.ts";
import { unwrap } from "../queries/unwrap.ts";
import type { ReceiptSource } from "../receipt/receipt.types.ts";
import { statementPageSize, toStatementEntry } from "../statement/statement.rules.ts";
import { readCurrency } from "../wallet/member-currency.ts";
import { type AwaitedDeposit, arrivalPause, findArrival } from "./awaited-deposit.rules.ts";

const awaitedKey = ["deposit", "awaited"] as const;

/** View that {@link useAwaitedDeposit} returns. */
export type AwaitedDepositView = {
  /** `waiting` while a deposit that the member has paid is not credited, `arrived` until its message was closed. */
  readonly state: "none" | "waiting" | "arrived";
  /** The credit; `null` before it arrived. */
  readonly arrived: ReceiptSource | null;
  readonly actions: {
    /** Call it when the member has seen the credit. */
    readonly close: () => void;
  };
};

/** Awaits the credit of a deposit that the member has just paid. A later one replaces it. */
export const awaitDeposit = (
  { queryClient }: Pick<SatangScope, "queryClient">,
  deposit: AwaitedDeposit,
) => void queryClient.setQueryData(awaitedKey, deposit);

/**
 * Watches the statement for the credit of a QR that the member has paid, while this view is rendered and the page is
 * visible, for ten minutes (ADR 0043). The QR itself is not read (decision 48).
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const { arrived, actions } = useAwaitedDeposit();
 * {arrived && <dialog open>{toBaht(arrived.amount)} has arrived <button onClick={actions.close}>OK</button></dialog>}
 */
export function useAwaitedDeposit(): AwaitedDepositView {
  const scope = useSatang("useAwaitedDeposit");
  const { client, clock, queryClient } = scope;
  const { data: known } = useQuery<AwaitedDeposit | null>(
    { queryKey: awaitedKey, queryFn: () => null, staleTime: Number.POSITIVE_INFINITY },
    queryClient,
  );
  const awaited = known ?? null;
  const { data } = useQuery(
    {
      queryKey: [...awaitedKey, awaited?.since],
      queryFn: async ({ signal }): Promise<ReceiptSource | null> => {
        if (!awaited) return null;
        const currency = await readCurrency(scope);
        const { statements } = unwrap(
          await client.statement.list({ page: 1, limit: statementPageSize }, { signal }),
        );
        return findArrival(
          awaited,
          statements.map((row, index) => toStatementEntry(row, index, currency)),
          clock.now(),
        );
      },
      enabled: awaited !== null,
      refetchInterval: ({ state }) =>
        awaited !== null &&
        !state.data &&
        arrivalPause(awaited, clock.now(), state.errorUpdateCount),
    },
    queryClient,
  );
  const arrived = data ?? null;
  const hasArrived = arrived !== null;
  useEffect(() => {
    if (hasArrived) refreshAfterMove({ queryClient }, MONEY_KEYS);
  }, [hasArrived, queryClient]);
  const stateOf = (): AwaitedDepositView["state"] => {
    if (awaited === null) return "none";
    return hasArrived ? "arrived" : "waiting";
  };
  const close = () => void queryClient.setQueryData(awaitedKey, null);
  return { state: stateOf(), arrived, actions: { close } };
}
