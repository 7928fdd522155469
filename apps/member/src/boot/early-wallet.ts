import { createScope, type SatangScopeOptions, walletQuery } from "@satang/headless";
import { leadsHome } from "../routes/leads-home.rules.ts";

/**
 * Home shows the wallet first: it is read before the screen is rendered, which then reads it again only when this call has
 * failed.
 */
export function withEarlyWallet(options: SatangScopeOptions): SatangScopeOptions {
  if (!leadsHome(window.location.pathname)) return options;
  const scope = createScope(options);
  void scope.queryClient.prefetchQuery(walletQuery(scope));
  return { ...options, queryClient: scope.queryClient };
}
