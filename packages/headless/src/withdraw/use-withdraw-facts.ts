import { toSatang } from "@satang/core";
import type { WithdrawBounds } from "@satang/machines";
import { useQuery } from "@tanstack/react-query";
import { type Holdings, type Loaded, useHoldings } from "../money/use-holdings.ts";
import { useSatang } from "../provider/use-satang.ts";
import { unwrap } from "../queries/unwrap.ts";

/** The data of a withdrawal: bounds in satang, and the bank account. */
export type WithdrawFacts = WithdrawBounds & {
  /** Balance of the bonus wallet, `null` without one; it is shown, never withdrawn. */
  readonly bonus: Holdings["bonus"];
  readonly currency: Holdings["currency"];
  readonly bankAccount: Holdings["bankAccount"];
  readonly bankCode: Holdings["bankCode"];
};

/** Reads the lookup, the wallet and whether a bonus is active; ready when all three were read. */
export function useWithdrawFacts(): Loaded<WithdrawFacts> {
  const { client, queryClient } = useSatang("useWithdraw");
  const holdings = useHoldings();
  const lookup = useQuery(
    {
      queryKey: ["withdraw", "lookup"],
      queryFn: async ({ signal }) => unwrap(await client.lookup.withdraw({ signal })),
    },
    queryClient,
  );
  const bonus = useQuery(
    {
      queryKey: ["bonus", "active"],
      // A bonus that was activated elsewhere fixes the amount: with outdated data the form would
      // offer an amount that the server refuses.
      staleTime: 0,
      queryFn: async ({ signal }) => unwrap(await client.bonus.checkActive({ signal })),
    },
    queryClient,
  );
  if (holdings.state !== "ready") return holdings;
  const failed = [lookup, bonus].find(({ error, data }) => error && !data);
  if (failed?.error) {
    const retry = () => {
      void lookup.refetch();
      void bonus.refetch();
    };
    return { state: "readFailed", readFailure: failed.error, retry };
  }
  if (!lookup.data || !bonus.data) return { state: "loading" };
  return {
    state: "ready",
    data: {
      minimum: toSatang(lookup.data.withdrawMin),
      maximum: toSatang(lookup.data.withdrawMax),
      balance: holdings.data.wallet,
      bonus: holdings.data.bonus,
      currency: holdings.data.currency,
      bonusActive: bonus.data.status,
      bankAccount: holdings.data.bankAccount,
      bankCode: holdings.data.bankCode,
    },
  };
}
