import type { Failure, Result } from "@satang/core";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { type Client, unwrap, useSatang } from "../provider/index.ts";
import { type LookupName, lookupKey } from "./lookup-key.ts";

/** The reply of a lookup. */
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
  /** Time during which a reply is not read again, ms. @default 5 minutes */
  staleTime?: number;
}

interface Reading {
  isFetching: boolean;
  /** Reads again, for a retry button. Never rejects. */
  refetch(): Promise<void>;
}

/**
 * What {@link useLookup} returns. When a lookup cannot be read again, the earlier reply is kept
 * together with the error.
 */
export type UseLookup<Data> = Reading &
  (
    | { isPending: true; isError: false; data: undefined; error: null }
    | { isPending: false; isError: true; data: undefined; error: Failure }
    | { isPending: false; isError: false; data: Data; error: Failure | null }
  );

/**
 * Reference data, read when it is first needed and kept for five minutes. After a failed read it is
 * read again when the browser is online. It uses the query cache directly, because an entry page
 * needs only lookups and should not load a query observer.
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
      // The cache keeps the error; the hook reads it there.
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
