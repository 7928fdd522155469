import type { Failure } from "@satang/core";
import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { useSatang } from "../provider/use-satang.ts";
import { MUTATION_GC_TIME } from "../queries/query-client.ts";
import { unwrap } from "../queries/unwrap.ts";
import { walletKey } from "./wallet.query.ts";

const refreshKey = ["wallet", "refresh"] as const;

/** Callbacks of {@link useBalanceRefresh}. */
export type BalanceRefreshCallbacks = {
  /** Called when the new balances were read. */
  readonly onRefreshed?: (() => void) | undefined;
  /** Called when the games or the wallet did not answer. */
  readonly onFailed?: (() => void) | undefined;
};

/**
 * Lets the service read every game balance (`GET /api/wallet/refresh/slot`), then reads the wallet. `refresh` keeps its
 * identity, and is ignored while any view is refreshing.
 */
export function useBalanceRefresh({ onRefreshed, onFailed }: BalanceRefreshCallbacks): {
  readonly refresh: () => void;
  readonly isRefreshing: boolean;
  readonly failure: Failure | null;
} {
  const { client, queryClient } = useSatang("useBalanceRefresh");
  const { mutate, isPending, error } = useMutation(
    {
      mutationKey: refreshKey,
      mutationFn: async () => {
        unwrap(await client.wallet.refreshSlots());
        await queryClient.invalidateQueries({ queryKey: walletKey }, { throwOnError: true });
      },
      gcTime: MUTATION_GC_TIME,
      onSuccess: () => onRefreshed?.(),
      onError: () => onFailed?.(),
    },
    queryClient,
  );
  const refresh = useCallback(() => {
    // A second tap may come before React renders the first one: the cache knows what is under way.
    if (!queryClient.isMutating({ mutationKey: refreshKey })) mutate();
  }, [queryClient, mutate]);
  return { refresh, isRefreshing: isPending, failure: error };
}
