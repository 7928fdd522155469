import { useQuery } from "@tanstack/react-query";
import { useSatang } from "../provider/index.ts";
import { readLastSync, walletQuery } from "./wallet.query.ts";

/** Options of {@link useWallet}. */
export interface UseWalletOptions {
  /** With `false` the hook reads nothing itself and returns cached data. @default true */
  enabled?: boolean;
}

/**
 * Balances and game accounts of the member (`GET /api/wallet`). `lastSync` is known before the
 * first reply of this visit, because it is stored on the device.
 * @throws Error outside `SatangProvider`.
 * @example
 * const wallet = useWallet(); // wallet.data?.cash, wallet.lastSync
 */
export function useWallet({ enabled = true }: UseWalletOptions = {}) {
  const scope = useSatang("useWallet");
  const query = useQuery({ ...walletQuery(scope), enabled }, scope.queryClient);
  return { ...query, lastSync: query.data?.syncedAt ?? readLastSync(scope) };
}
