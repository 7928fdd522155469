import { useQuery } from "@tanstack/react-query";
import { useSatang } from "../provider/index.ts";
import { readLastSync, walletQuery } from "./wallet.query.ts";

/** Options of {@link useWallet}. */
export interface UseWalletOptions {
  /** `false` reads nothing by itself and shows what others have read. @default true */
  enabled?: boolean;
}

/**
 * Balances, game accounts and what else the member owns (`GET /api/wallet`).
 * `lastSync` is known before the first reply of this visit: the time is kept on the device.
 * @throws Error outside `SatangProvider`.
 */
export function useWallet({ enabled = true }: UseWalletOptions = {}) {
  const scope = useSatang("useWallet");
  const query = useQuery({ ...walletQuery(scope), enabled }, scope.queryClient);
  return { ...query, lastSync: query.data?.syncedAt ?? readLastSync(scope) };
}
