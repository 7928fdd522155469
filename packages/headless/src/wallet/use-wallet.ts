import { useMutation } from "@tanstack/react-query";
import { useSatang } from "../provider/use-satang.ts";
import { unwrap } from "../queries/unwrap.ts";
import { useWalletQuery } from "./use-wallet-query.ts";
import { readLastSync, walletKey } from "./wallet.query.ts";
import type { WalletView } from "./wallet.view.ts";

/** Options of {@link useWallet}. */
export interface UseWalletOptions {
  /** `false` reads nothing by itself and shows what others have read. @default true */
  enabled?: boolean | undefined;
  /** Called when a refresh has put the new balances on the screen. */
  onRefreshed?: (() => void) | undefined;
}

const refreshKey = ["wallet", "refresh"] as const;

/**
 * Balances, game accounts and what else the member owns (`GET /api/wallet`), and refreshing the balances at the games.
 * `lastSync` is known before the first reply of this visit: the time is kept on the device.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const { wallet, getRefreshProps } = useWallet();
 * {wallet && <p>{toBaht(wallet.cash)} {wallet.currency}</p>}
 * <button {...getRefreshProps()}>Refresh</button>
 */
export function useWallet({ enabled = true, onRefreshed }: UseWalletOptions = {}): WalletView {
  const scope = useSatang("useWallet");
  const { client, queryClient } = scope;
  const { data, error, isFetching, refetch } = useWalletQuery("useWallet", enabled);
  const refreshing = useMutation(
    {
      mutationKey: refreshKey,
      mutationFn: async () => {
        unwrap(await client.wallet.refreshSlots());
        await queryClient.invalidateQueries({ queryKey: walletKey }, { throwOnError: true });
      },
      onSuccess: () => onRefreshed?.(),
    },
    queryClient,
  );
  const stateOf = (): WalletView["state"] => {
    if (data) return "ready";
    return error ? "readFailed" : "loading";
  };
  const retry = () => void refetch();
  const refresh = () => {
    // A second tap may come before React renders the first one: the cache knows what is under way.
    if (!queryClient.isMutating({ mutationKey: refreshKey })) refreshing.mutate();
  };
  return {
    state: stateOf(),
    wallet: data ?? null,
    lastSync: data?.syncedAt ?? readLastSync(scope),
    isReading: isFetching,
    isRefreshing: refreshing.isPending,
    readFailure: error,
    refreshFailure: refreshing.error,
    actions: { retry, refresh },
    getRetryProps: () => ({
      type: "button",
      onClick: retry,
      "aria-disabled": isFetching || undefined,
    }),
    getRefreshProps: () => ({
      type: "button",
      onClick: refresh,
      "aria-busy": refreshing.isPending || undefined,
    }),
  };
}
