import type { Query } from "@tanstack/react-query";
import type { SatangScope } from "../provider/scope.ts";

type WithQueries = Pick<SatangScope, "queryClient">;

/**
 * Reads the visible queries again that begin with one of these keys; waits for a read that is under
 * way.
 */
export function refreshQueries({ queryClient }: WithQueries, keys: readonly string[]): void {
  const filter = { predicate: ({ queryKey }: Query) => keys.includes(String(queryKey[0])) };
  void queryClient.invalidateQueries(filter, { cancelRefetch: false });
}

/**
 * The same after a money movement: a read that is under way may be outdated and is started again.
 */
export function refreshAfterMove({ queryClient }: WithQueries, keys: readonly string[]): void {
  const filter = { predicate: ({ queryKey }: Query) => keys.includes(String(queryKey[0])) };
  void queryClient.invalidateQueries(filter);
}

/** Query keys of balances and movements. */
export const MONEY_KEYS = ["wallet", "statement"] as const;
