import { useQuery } from "@tanstack/react-query";
import type { SatangScope } from "../provider/scope.ts";
import { useSatang } from "../provider/use-satang.ts";
import { unwrap } from "../queries/unwrap.ts";
import { statementPageSize, toStatementEntry } from "../statement/statement.rules.ts";
import { statementKey } from "../statement/use-statement.ts";
import { readCurrency } from "../wallet/member-currency.ts";
import { useWalletQuery } from "../wallet/use-wallet-query.ts";
import { findReceiptRow, isUnsettled, toReceipt } from "./receipt.rules.ts";
import type { ReceiptSource } from "./receipt.types.ts";
import type { ReceiptView } from "./receipt.view.ts";

/** Options of {@link useReceipt}. */
export type UseReceiptOptions = {
  /** A row of the statement, or {@link receiptOfOrder}. */
  readonly source: ReceiptSource;
  /** Whether the member can see the view: nothing is read while it is closed. @default true */
  readonly inView?: boolean | undefined;
};

/** How often an unsettled receipt is read again, ms: at first, and after {@link OFTEN} readings. */
const AGAIN_MS = 5_000;
const LATER_MS = 30_000;
const OFTEN = 12;
/** The row of a receipt is among the newest. */
const MOST_PAGES = 3;

/** The row of a receipt; `null` when the newest pages do not have it. */
async function readRow(
  scope: SatangScope,
  source: ReceiptSource,
  signal: AbortSignal,
): Promise<ReceiptSource | null> {
  const currency = await readCurrency(scope);
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { statements, total } = unwrap(
      await scope.client.statement.list({ page, limit: statementPageSize }, { signal }),
    );
    const rows = statements.map((row, index) => toStatementEntry(row, index, currency));
    const row = findReceiptRow(source, rows);
    if (row || page * statementPageSize >= total) return row;
  }
  return null;
}

/**
 * The receipt of a movement of money: what, when, from, to, its reference, and its status as it changes.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const { receipt } = useReceipt({ source: entry });
 * <output>{receipt.status}</output>
 */
export function useReceipt({ source, inView = true }: UseReceiptOptions): ReceiptView {
  const scope = useSatang("useReceipt");
  const wallet = useWalletQuery("useReceipt");
  const { id, reference, createdAt, kind, amount } = source;
  const queryKey = [...statementKey, "receipt", id ?? reference ?? [createdAt, kind, amount]];
  const { data, error, refetch } = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => {
        // The row that was found once stays the row of this receipt.
        const found = scope.queryClient.getQueryData<ReceiptSource | null>(queryKey);
        return readRow(scope, found ?? source, signal);
      },
      enabled: inView && isUnsettled(source),
      refetchInterval: ({ state }) => {
        if (!isUnsettled(state.data ?? source)) return false;
        return state.dataUpdateCount < OFTEN ? AGAIN_MS : LATER_MS;
      },
    },
    scope.queryClient,
  );
  const known = data ?? source;
  const retry = () => void refetch();
  const stateOf = (): ReceiptView["state"] => {
    if (!isUnsettled(known)) return "settled";
    return error ? "readFailed" : "unsettled";
  };
  const state = stateOf();
  return {
    state,
    receipt: toReceipt(known, wallet.data ?? null),
    readFailure: state === "readFailed" ? error : null,
    actions: { retry },
    getRetryProps: () => ({ type: "button", onClick: retry }),
  };
}
