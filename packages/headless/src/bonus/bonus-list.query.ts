import type { SatangScope } from "../provider/index.ts";
import { unwrap } from "../provider/index.ts";

/** The bonuses of the service, as the wire has them. */
export const bonusListQuery = ({ client }: Pick<SatangScope, "client">) => ({
  queryKey: ["bonus", "list"] as const,
  staleTime: 0,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    unwrap(await client.bonus.list({ signal })),
});
