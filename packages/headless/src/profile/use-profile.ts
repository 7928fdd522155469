import { useQuery } from "@tanstack/react-query";
import { unwrap, useSatang } from "../provider/index.ts";

/** Key of the profile in the query cache. */
export const profileKey = ["profile"] as const;

/**
 * The member's own data (money.txt §3).
 * @param options.enabled Whether to read at all. @default true
 * @throws Error outside `SatangProvider`.
 * @example
 * const profile = useProfile(); // profile.data?.name
 */
export function useProfile({ enabled = true }: { enabled?: boolean } = {}) {
  const { client, queryClient } = useSatang("useProfile");
  return useQuery(
    {
      queryKey: profileKey,
      enabled,
      queryFn: async ({ signal }) => unwrap(await client.account.profile({ signal })),
    },
    queryClient,
  );
}
