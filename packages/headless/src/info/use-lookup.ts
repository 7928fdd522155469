import type { Result } from "@satang/api";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type Client, unwrap, useSatang } from "../provider/index.ts";

/** The lookups by the name of their client method (money.txt 7). */
export type LookupName = keyof Client["lookup"];

/** What a lookup answers. */
export type LookupData<Name extends LookupName> =
  Awaited<ReturnType<Client["lookup"][Name]>> extends infer Reply
    ? Extract<Reply, { ok: true }> extends { data: infer Data }
      ? Data
      : never
    : never;

/** Key of a lookup in the query cache. */
export const lookupKey = (name: LookupName) => ["lookup", name] as const;

/**
 * Reference data, read when first needed and kept for five minutes.
 * `error` is `ApiError` data; `refetch` is what a retry button calls.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const banks = useLookup("banks"); // banks.data?.map((bank) => bank.nameTH)
 */
export function useLookup<Name extends LookupName>(
  name: Name,
  { enabled = true, staleTime = 5 * 60_000 }: { enabled?: boolean; staleTime?: number } = {},
): UseQueryResult<LookupData<Name>> {
  const { client, queryClient } = useSatang("useLookup");
  return useQuery(
    {
      queryKey: lookupKey(name),
      queryFn: async ({ signal }) => {
        const result: Result<unknown> = await client.lookup[name]({ signal });
        return unwrap(result) as LookupData<Name>;
      },
      enabled,
      staleTime,
    },
    queryClient,
  );
}
