import { createScope, type SatangScopeOptions } from "../provider/scope.ts";
import { walletQuery } from "./wallet.query.ts";

/**
 * Starts to read the wallet (`GET /api/wallet`) before React renders, for a page whose first screen shows it. `useWallet`
 * below a provider with these props gets the same answer, without another call; when it has failed, `useWallet` reads again.
 * @returns the props of `SatangProvider`
 *
 * @example
 * const satang = readWalletEarly(createSatang({ baseUrl: "https://wallet.satang.example" }));
 */
export function readWalletEarly(options: SatangScopeOptions): SatangScopeOptions {
  const scope = createScope(options);
  void scope.queryClient.prefetchQuery(walletQuery(scope));
  return { ...options, queryClient: scope.queryClient };
}
