import type { Query } from "@tanstack/react-query";
import type { SatangScope } from "../provider/scope.ts";

type WithQueries = Pick<SatangScope, "queryClient">;

/** Reads again, wherever it is on screen, what begins with one of these keys; a read under way is waited for. */
export function refreshQueries({ queryClient }: WithQueries, keys: readonly string[]): void {
  const filter = { predicate: ({ queryKey }: Query) => keys.includes(String(queryKey[0])) };
  void queryClient.invalidateQueries(filter, { cancelRefetch: false });
}

/** The same after money moved: a read under way may be from before, and begins again. */
export function refreshAfterMove({ queryClient }: WithQueries, keys: readonly string[]): void {
  const filter = { predicate: ({ queryKey }: Query) => keys.includes(String(queryKey[0])) };
  void queryClient.invalidateQueries(filter);
}

/** Query keys of balances and movements. */
export const MONEY_KEYS = ["wallet", "statement"] as const;
