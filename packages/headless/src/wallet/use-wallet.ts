import { useQuery } from "@tanstack/react-query";
import { useSatang } from "../provider/index.ts";
import { readLastSync, walletQuery } from "./wallet.query.ts";

/**
 * Balances, game accounts and what else the member owns (`GET /api/wallet`).
 * `lastSync` is known before the first reply of this visit: the time is kept on the device.
 * @throws Error outside `SatangProvider`.
 */
export function useWallet() {
  const scope = useSatang("useWallet");
  const query = useQuery(walletQuery(scope), scope.queryClient);
  return { ...query, lastSync: query.data?.syncedAt ?? readLastSync(scope) };
}
