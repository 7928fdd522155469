import type { SatangScope } from "../provider/scope.ts";
import { unwrap } from "../queries/unwrap.ts";
import type { GameCredentials } from "./game-launch.rules.ts";

/** First part of the keys of credentials in the query cache. */
export const gameAccountKey = "gameAccount";

/** The query of the credentials of a game account. They leave the cache with the last view that shows them. */
export const gameAccountQuery = ({ client }: Pick<SatangScope, "client">, code: string) => ({
  queryKey: [gameAccountKey, code] as const,
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<GameCredentials> => {
    const { username, password, event } = unwrap(
      await client.wallet.gameAccount({ code }, { signal }),
    );
    return { username, password, event: event ?? null };
  },
});
