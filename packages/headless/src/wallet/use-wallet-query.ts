import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "../provider/use-hydrated.ts";
import { useSatang } from "../provider/use-satang.ts";
import { walletKey, walletQuery } from "./wallet.query.ts";

/**
 * The wallet for other hooks.
 * @param hook name of the hook, for the error outside of the provider
 * @param enabled `false` reads nothing by itself and returns what others have read
 */
export function useWalletQuery(hook: string, enabled = true) {
  const scope = useSatang(hook);
  const isHydrated = useHydrated();
  const query = walletQuery(scope);
  const state = scope.queryClient.getQueryState(walletKey);
  const isUnread = !state || (state.status === "pending" && state.fetchStatus === "idle");
  if (enabled && isHydrated && isUnread) {
    // Starts while the screen is rendered: `useQuery` starts it when the screen is painted, and reads its failure.
    scope.queryClient.query(query).catch(() => undefined);
  }
  return useQuery({ ...query, enabled }, scope.queryClient);
}
