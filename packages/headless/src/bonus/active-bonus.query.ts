import type { SatangScope } from "../provider/index.ts";
import { unwrap } from "../provider/index.ts";

/** Key of the active bonus in the query cache. */
export const activeBonusKey = ["bonus", "active"] as const;

/**
 * Whether a bonus is active. A bonus that was activated elsewhere changes what the service accepts, so that an older
 * reply is not used.
 */
export const activeBonusQuery = ({ client }: Pick<SatangScope, "client">) => ({
  queryKey: activeBonusKey,
  staleTime: 0,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    unwrap(await client.bonus.checkActive({ signal })),
});
