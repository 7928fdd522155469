import { buttonProps } from "../parts/element-props.ts";
import { useHydrated } from "../provider/use-hydrated.ts";
import { useSatang } from "../provider/use-satang.ts";
import { readLastBalance } from "./last-balance.ts";
import { useBalanceRefresh } from "./use-balance-refresh.ts";
import { useWalletQuery } from "./use-wallet-query.ts";
import { readLastSync } from "./wallet.query.ts";
import type { WalletView } from "./wallet.view.ts";

/** Options of {@link useWallet}. */
export type UseWalletOptions = {
  /** `false` reads nothing by itself and shows what others have read. @default true */
  enabled?: boolean | undefined;
  /** Called when a refresh has put the new balances on the screen. */
  onRefreshed?: (() => void) | undefined;
};

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
  const { data, error, isFetching, refetch } = useWalletQuery("useWallet", enabled);
  const isHydrated = useHydrated();
  const refreshing = useBalanceRefresh({ onRefreshed });
  const stateOf = (): WalletView["state"] => {
    if (data) return "ready";
    return error ? "readFailed" : "loading";
  };
  const retry = () => void refetch();
  const state = stateOf();
  return {
    state,
    wallet: data ?? null,
    lastKnown: state === "readFailed" ? readLastBalance(scope) : null,
    lastSync: data?.syncedAt ?? (isHydrated ? readLastSync(scope) : null),
    isReading: isFetching,
    isRefreshing: refreshing.isRefreshing,
    readFailure: data ? null : error,
    rereadFailure: data ? error : null,
    refreshFailure: refreshing.failure,
    actions: { retry, refresh: refreshing.refresh },
    getRetryProps: () => buttonProps(retry, isFetching),
    getRefreshProps: () => ({
      type: "button",
      onClick: refreshing.refresh,
      "aria-busy": refreshing.isRefreshing || undefined,
    }),
  };
}
