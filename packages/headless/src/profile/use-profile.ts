import type { Schemas } from "@satang/api";
import { type Currency, editionCurrency, toCurrency } from "@satang/core";
import { useQuery } from "@tanstack/react-query";
import { unwrap, useSatang } from "../provider/index.ts";

/** Key of the profile in the query cache. */
export const profileKey = ["profile"] as const;

/** The member's own data as screens read it. */
export type ProfileView = Omit<Schemas["Profile"], "currency"> & { readonly currency: Currency };

/**
 * The member's own data (money.txt §3).
 * @param options.enabled Whether to read at all. @default true
 * @throws Error outside `SatangProvider`.
 * @example
 * const profile = useProfile(); // profile.data?.name
 */
export function useProfile({ enabled = true }: { enabled?: boolean } = {}) {
  const { client, edition, queryClient } = useSatang("useProfile");
  return useQuery(
    {
      queryKey: profileKey,
      enabled,
      queryFn: async ({ signal }): Promise<ProfileView> => {
        const profile = unwrap(await client.account.profile({ signal }));
        const currency = toCurrency(profile.currency) ?? editionCurrency(edition);
        return { ...profile, currency };
      },
    },
    queryClient,
  );
}
