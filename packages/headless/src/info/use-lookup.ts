import type { Failure, Result } from "@satang/core";
import { hashKey } from "@tanstack/react-query";
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
export type UseLookupOptions = {
  /** @default true */
  readonly enabled?: boolean | undefined;
  /** Time during which a reply is not read again, ms. @default 5 minutes */
  readonly staleTime?: number | undefined;
};

/**
 * View that {@link useLookup} returns.
 *
 * States: `loading` until it was read, `readFailed` when it could not be read, else `ready`, also when a later read
 * failed.
 */
export type LookupView<Data> = {
  /** A read is under way. */
  readonly isReading: boolean;
  readonly actions: {
    /** Reads again. It keeps its identity. */
    readonly retry: () => void;
  };
} & (
  | { readonly state: "loading"; readonly data: null; readonly readFailure: null }
  | { readonly state: "readFailed"; readonly data: null; readonly readFailure: Failure }
  | { readonly state: "ready"; readonly data: Data; readonly readFailure: null }
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
): LookupView<LookupData<Name>> {
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
    (onChange: () => void) => {
      const own = hashKey(lookupKey(name));
      // Queries are added while components render, when no other component may be updated.
      return queryClient.getQueryCache().subscribe(({ query }) => {
        if (query.queryHash === own) onChange();
      });
    },
    [queryClient, name],
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

  const retry = useCallback(() => void read(0), [read]);

  return useMemo(() => {
    const reading = { isReading: state?.fetchStatus === "fetching", actions: { retry } };
    const { data, error } = state ?? { data: undefined, error: null };
    if (data !== undefined) return { ...reading, state: "ready", data, readFailure: null };
    return error
      ? { ...reading, state: "readFailed", data: null, readFailure: error }
      : { ...reading, state: "loading", data: null, readFailure: null };
  }, [state, retry]);
}
