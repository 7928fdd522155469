import type { Schemas } from "@satang/api";
import { type Currency, editionCurrency, toCurrency } from "@satang/core";
import { useQuery } from "@tanstack/react-query";
import { unwrap, useSatang } from "../provider/index.ts";

/** Key of the profile in the query cache. */
export const profileKey = ["profile"] as const;

/** The member's own data as screens read it. */
export type MemberProfile = Omit<Schemas["Profile"], "currency"> & { readonly currency: Currency };

/**
 * The query of the member's own data.
 * @param hook Name of the hook, for the error outside of the provider.
 * @param enabled Whether to read at all.
 */
export function useProfileQuery(hook: string, enabled = true) {
  const { client, edition, queryClient } = useSatang(hook);
  return useQuery(
    {
      queryKey: profileKey,
      enabled,
      queryFn: async ({ signal }): Promise<MemberProfile> => {
        const profile = unwrap(await client.account.profile({ signal }));
        const currency = toCurrency(profile.currency) ?? editionCurrency(edition);
        return { ...profile, currency };
      },
    },
    queryClient,
  );
}
