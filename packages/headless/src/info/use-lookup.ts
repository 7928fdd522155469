import type { ApiError, Result } from "@satang/api";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { type Client, unwrap, useSatang } from "../provider/index.ts";
import { type LookupName, lookupKey } from "./lookup-key.ts";

/** What a lookup answers. */
export type LookupData<Name extends LookupName> =
  Awaited<ReturnType<Client["lookup"][Name]>> extends infer Reply
    ? Extract<Reply, { ok: true }> extends { data: infer Data }
      ? Data
      : never
    : never;

/** Options of {@link useLookup}. */
export interface UseLookupOptions {
  /** @default true */
  enabled?: boolean;
  /** How long an answer counts as fresh, ms. @default 5 minutes */
  staleTime?: number;
}

interface Reading {
  isFetching: boolean;
  /** Reads again: what a retry button calls. Never rejects. */
  refetch(): Promise<void>;
}

/** What {@link useLookup} gives. An answer that could not be renewed stays, with the error beside it. */
export type UseLookup<Data> = Reading &
  (
    | { isPending: true; isError: false; data: undefined; error: null }
    | { isPending: false; isError: true; data: undefined; error: ApiError }
    | { isPending: false; isError: false; data: Data; error: ApiError | null }
  );

/**
 * Reference data, read when first needed and kept for five minutes; one that failed is read again
 * when the line is back. It reads the query cache itself: an entry page needs lookups only, and
 * should not have to load what observes queries.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const banks = useLookup("banks"); // banks.data?.map((bank) => bank.nameTH)
 */
export function useLookup<Name extends LookupName>(
  name: Name,
  { enabled = true, staleTime = 5 * 60_000 }: UseLookupOptions = {},
): UseLookup<LookupData<Name>> {
  const { client, queryClient } = useSatang("useLookup");
  const read = useCallback(
    async (maxAge: number) => {
      const query = {
        queryKey: lookupKey(name),
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const result: Result<unknown> = await client.lookup[name]({ signal });
          return unwrap(result) as LookupData<Name>;
        },
        staleTime: maxAge,
        gcTime: Number.POSITIVE_INFINITY,
      };
      // The cache keeps the error: whoever shows the lookup reads it there.
      await queryClient.fetchQuery(query).catch(() => undefined);
    },
    [client, queryClient, name],
  );
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  const look = () => queryClient.getQueryState<LookupData<Name>>(lookupKey(name));
  const state = useSyncExternalStore(subscribe, look, look);

  useEffect(() => {
    if (enabled) void read(staleTime);
  }, [enabled, read, staleTime]);
  const hasFailed = enabled && !!state?.error;
  useEffect(() => {
    if (!hasFailed) return;
    const again = () => void read(0);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [hasFailed, read]);

  return useMemo(() => {
    const reading = {
      isFetching: state?.fetchStatus === "fetching",
      refetch: () => read(0),
    };
    const { data, error } = state ?? { data: undefined, error: null };
    if (data !== undefined) return { ...reading, isPending: false, isError: false, data, error };
    return error
      ? { ...reading, isPending: false, isError: true, data: undefined, error }
      : { ...reading, isPending: true, isError: false, data: undefined, error: null };
  }, [state, read]);
}
