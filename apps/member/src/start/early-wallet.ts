import { createClient } from "@satang/api";
import { createScope, type SatangScope, type SatangScopeOptions } from "@satang/headless/provider";
import { walletQuery } from "@satang/headless/wallet";
import { leadsHome } from "../routes/leads-home.rules.ts";
import { type EarlyRead, takeEarlyRead } from "./early-read.ts";

/** The query of the wallet, with the reply that the rendered home has asked for. */
function earlyQuery(early: EarlyRead, scope: SatangScope) {
  const { client } = scope;
  const { wallet } = createClient({
    baseUrl: client.baseUrl,
    fetch: () => early.reply,
    // The reply has waited for the app.
    clock: { ...client.clock, mark: () => early.sentAt },
  });
  return walletQuery({ ...scope, client: { ...client, wallet } });
}

/**
 * Home shows the wallet first: it is read before the app is rendered, if the rendered home has not done so. The screen reads it
 * again only when both calls have failed.
 * @param isTaken resolves when what the build has rendered is taken over, which has no balance
 */
export function withEarlyWallet(
  options: SatangScopeOptions,
  isTaken: Promise<void>,
): SatangScopeOptions {
  const early = takeEarlyRead();
  if (!early && !leadsHome(window.location.pathname)) return options;
  const scope = createScope(options);
  const query = walletQuery(scope);
  void scope.queryClient.prefetchQuery({
    ...query,
    queryFn: async (context) => {
      const wallet = await (early
        ? earlyQuery(early, scope)
            .queryFn(context)
            .catch(() => null)
        : query.queryFn(context));
      await isTaken;
      return wallet ?? query.queryFn(context);
    },
  });
  return { ...options, queryClient: scope.queryClient };
}
