import type { Query } from "@tanstack/react-query";
import type { SatangScope } from "../provider/scope.ts";

/** Rooms whose reads show balances or movements. */
const MONEY_ROOMS = ["wallet", "statement"] as const;

/** Has rooms read again wherever they are on screen; a read already under way is waited for. */
export function refreshRooms(
  { queryClient }: Pick<SatangScope, "queryClient">,
  rooms: readonly string[],
): void {
  const filter = { predicate: ({ queryKey }: Query) => rooms.includes(String(queryKey[0])) };
  void queryClient.invalidateQueries(filter, { cancelRefetch: false });
}

/** Has wallet and statement read again after money moved: what is under way may be from before. */
export function refreshMoney({ queryClient }: Pick<SatangScope, "queryClient">): void {
  const rooms: readonly unknown[] = MONEY_ROOMS;
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => rooms.includes(queryKey[0]) });
}
