import type { SatangScope } from "../provider/index.ts";
import { unwrap } from "../provider/index.ts";

/** The features that begin with banners. */
export type BannersOf = "invite" | "refund";

/** A banner of the service (journey.txt §3). */
export type Banner = {
  /** Address of its picture; it is not trusted. Empty for none. */
  readonly image: string;
  /** Markup of a server; it is not trusted. */
  readonly html: string;
};

/** Key of the banners in the query cache. */
export const bannersKey = (of: BannersOf) => ["banners", of] as const;

/** How long banners are not read again, ms. */
const STALE_MS = 5 * 60_000;

/** The banners of a feature. */
export const bannersQuery = ({ client }: Pick<SatangScope, "client">, of: BannersOf) => ({
  queryKey: bannersKey(of),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly Banner[]> =>
    unwrap(await client[of].banners({ signal })).banners,
  staleTime: STALE_MS,
});
