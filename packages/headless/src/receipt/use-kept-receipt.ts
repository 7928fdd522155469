import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useSatang } from "../provider/use-satang.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { readReceiptSource } from "./receipt.rules.ts";
import type { ReceiptSource } from "./receipt.types.ts";

/** View that {@link useKeptReceipt} returns. */
export type KeptReceipt = {
  /** The receipt that was kept last; `null` when there is none. */
  readonly kept: ReceiptSource | null;
  /** Keeps a receipt in this tab, also over a reload, until sign-out. */
  readonly keep: (source: ReceiptSource) => void;
};

const queryKey = ["receipt", "kept"];

/**
 * The receipt that a host shows in a modal of its own: every component of the provider reads the same one.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const { kept, keep } = useKeptReceipt();
 * <button onClick={() => keep(entry)}>Receipt</button>
 * {kept && <ReceiptFlow source={kept} open={open} onOpenChange={setOpen} />}
 */
export function useKeptReceipt(): KeptReceipt {
  const { queryClient, tabStorage } = useSatang("useKeptReceipt");
  const { data } = useQuery(
    {
      queryKey,
      queryFn: () => readReceiptSource(tabStorage.read(storageKeys.receipt)),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  const keep = useCallback(
    (source: ReceiptSource) => {
      tabStorage.write(storageKeys.receipt, JSON.stringify(source));
      queryClient.setQueryData(queryKey, source);
    },
    [queryClient, tabStorage],
  );
  return { kept: data ?? null, keep };
}
