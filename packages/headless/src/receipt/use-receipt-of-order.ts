import { useCallback } from "react";
import { useSatang } from "../provider/use-satang.ts";
import { useCurrency } from "../wallet/index.ts";
import { receiptOfOrder } from "./receipt.rules.ts";
import type { ExecutedOrder, ReceiptSource } from "./receipt.types.ts";

/** Takes an order that was just executed, in the member's currency; without `at` it was executed now. */
export type ReceiptOfOrder = (
  order: Omit<ExecutedOrder, "at" | "currency"> & { readonly at?: number | null },
) => ReceiptSource;

/**
 * Returns the receipt of an order that was just executed, before the statement has its row.
 * @throws Error outside `SatangProvider`.
 */
export function useReceiptOfOrder(): ReceiptOfOrder {
  const { clock } = useSatang("useReceiptOfOrder");
  const currency = useCurrency();
  return useCallback(
    ({ at, ...order }) => receiptOfOrder({ ...order, currency, at: at ?? clock.now() }),
    [clock, currency],
  );
}
