import type { SatangScope } from "../provider/scope.ts";

/** Rooms whose reads show balances or movements. */
const ROOMS: ReadonlySet<unknown> = new Set(["wallet", "statement"]);

/** Has wallet and statement read again wherever they are on screen. */
export function refreshMoney({ queryClient }: Pick<SatangScope, "queryClient">): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => ROOMS.has(queryKey[0]) });
}
