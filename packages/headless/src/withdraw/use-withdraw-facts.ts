import { toSatang } from "@satang/core";
import type { WithdrawBounds } from "@satang/machines";
import { useQuery } from "@tanstack/react-query";
import { type Holdings, type Loaded, useHoldings } from "../money/use-holdings.ts";
import { useSatang } from "../provider/use-satang.ts";
import { unwrap } from "../queries/unwrap.ts";

/** What a withdrawal must know: bounds in satang, and where the money goes. */
export type WithdrawFacts = WithdrawBounds & {
  /** What is in the bonus wallet, `null` where there is none: shown, never withdrawn. */
  readonly bonus: Holdings["bonus"];
  readonly bankAccount: Holdings["bankAccount"];
  readonly bankCode: Holdings["bankCode"];
};

/** Reads the lookup, the wallet and whether a bonus is active; ready when all three are. */
export function useWithdrawFacts(): Loaded<WithdrawFacts> {
  const { client } = useSatang("useWithdraw");
  const holdings = useHoldings();
  const lookup = useQuery({
    queryKey: ["withdraw", "lookup"],
    queryFn: async ({ signal }) => unwrap(await client.lookup.withdraw({ signal })),
  });
  const bonus = useQuery({
    queryKey: ["bonus", "active"],
    // A bonus taken elsewhere locks the amount: an old answer would offer what the server refuses.
    staleTime: 0,
    queryFn: async ({ signal }) => unwrap(await client.bonus.checkActive({ signal })),
  });
  if (holdings.state !== "ready") return holdings;
  const failed = [lookup, bonus].find(({ error, data }) => error && !data);
  if (failed?.error) {
    const retry = () => {
      void lookup.refetch();
      void bonus.refetch();
    };
    return { state: "failed", error: failed.error, retry };
  }
  if (!lookup.data || !bonus.data) return { state: "loading" };
  return {
    state: "ready",
    data: {
      minimum: toSatang(lookup.data.withdrawMin),
      maximum: toSatang(lookup.data.withdrawMax),
      balance: holdings.data.wallet,
      bonus: holdings.data.bonus,
      bonusActive: bonus.data.status,
      bankAccount: holdings.data.bankAccount,
      bankCode: holdings.data.bankCode,
    },
  };
}
