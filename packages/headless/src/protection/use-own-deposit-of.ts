import { type Satang, satang, startOfDay } from "@satang/core";
import {
  findOwnDepositProblem,
  leftOf,
  limitAt,
  type OwnDepositProblem,
} from "@satang/machines/protection";
import { useQuery } from "@tanstack/react-query";
import { useSatang } from "../provider/use-satang.ts";
import type { readDepositsSince } from "./own-deposits.ts";
import { serverNow } from "./server-now.ts";
import { useOwnSettings } from "./use-own-settings.ts";

/** View that `useOwnDeposit` returns. Amounts in hundredths of the member's currency. */
export type OwnDepositView = {
  /** The member's limit for the deposits of a day; `null` without one. */
  readonly limit: Satang | null;
  /** Rest of the limit today; `null` without a limit, and while today's deposits are not known. */
  readonly left: Satang | null;
  /** Why the limit refuses a deposit of this amount; `null` when it does not. */
  readonly findProblem: (amount: Satang) => OwnDepositProblem | null;
  /** Today's deposits are being read. */
  readonly isReading: boolean;
  /** Reads today's deposits again. */
  readonly retry: () => void;
};

/** The member's own limit that counts now; `null` without one. */
function useDepositLimit(): Satang | null {
  const scope = useSatang("useOwnDeposit");
  const { settings } = useOwnSettings("useOwnDeposit");
  const value = settings && limitAt(settings.limits.deposit, serverNow(scope));
  return value === null ? null : satang(value);
}

/**
 * `useOwnDeposit` for a view that loads later what only a member with a limit needs.
 * @param readDeposits `null` until it is loaded: nothing is read before
 */
export function useOwnDepositOf(readDeposits: typeof readDepositsSince | null): OwnDepositView {
  const scope = useSatang("useOwnDeposit");
  const limit = useDepositLimit();
  const today = startOfDay(scope.clock.now());
  const { data, isFetching, refetch } = useQuery(
    {
      queryKey: ["statement", "deposits", today],
      enabled: limit !== null && readDeposits !== null,
      // Another device may have deposited meanwhile.
      staleTime: 0,
      queryFn: async ({ signal }) => (readDeposits ? readDeposits(scope, today, signal) : null),
    },
    scope.queryClient,
  );
  const deposited = data ?? null;
  return {
    limit,
    left: limit !== null && deposited !== null ? leftOf(limit, deposited) : null,
    findProblem: (amount) => findOwnDepositProblem(amount, limit, deposited),
    isReading: isFetching,
    retry: () => void refetch(),
  };
}
