import type { Client } from "@satang/api";
import { addSatang, type Satang, subtractSatang, toExactSatang, toSatang } from "@satang/core";
import type { WithdrawBounds } from "@satang/machines/withdraw";
import { useQuery } from "@tanstack/react-query";
import { activeBonusQuery } from "../bonus/active-bonus.query.ts";
import { type Holding, type Holdings, type Loaded, useHoldings } from "../money/use-holdings.ts";
import { useSatang } from "../provider/use-satang.ts";
import { unwrap } from "../queries/unwrap.ts";

type ActiveBonus = Extract<
  Awaited<ReturnType<Client["bonus"]["checkActive"]>>,
  { ok: true }
>["data"];

/** The data of a withdrawal: bounds in satang, and the bank account. */
export type WithdrawFacts = WithdrawBounds & {
  /** Money in the wallet; the rest of `balance` is in games. */
  readonly wallet: Satang;
  /** The accounts that `balance` consists of: the wallet first, then active games. */
  readonly parts: readonly Holding[];
  /** Balance of the bonus wallet, `null` without one; it is shown, never withdrawn. */
  readonly bonus: Holdings["bonus"];
  /** Bets that a bonus still requires before money can be withdrawn; `null` when the service does not say it, or none. */
  readonly turnoverLeft: Satang | null;
  /** Progress of the required bets; `null` as `turnoverLeft`. */
  readonly turnover: { readonly required: Satang; readonly played: Satang } | null;
  readonly currency: Holdings["currency"];
  readonly bankAccount: Holdings["bankAccount"];
  readonly bankCode: Holdings["bankCode"];
};

type Turnover = NonNullable<ActiveBonus["turnover"]>;

/** Bets that are still required; `null` when there are none. */
function turnoverOf(turnover: Turnover | null | undefined): WithdrawFacts["turnover"] {
  const required = turnover ? toExactSatang(turnover.required) : null;
  const played = turnover ? toExactSatang(turnover.played) : null;
  if (required === null || played === null || played >= required) return null;
  return { required, played };
}

/** Reads the lookup, the wallet and whether a bonus is active; ready when all three were read. */
export function useWithdrawFacts(): Loaded<WithdrawFacts> {
  const { backend, client, queryClient } = useSatang("useWithdraw");
  const holdings = useHoldings();
  const lookup = useQuery(
    {
      queryKey: ["withdraw", "lookup"],
      queryFn: async ({ signal }) => unwrap(await client.lookup.withdraw({ signal })),
    },
    queryClient,
  );
  const bonus = useQuery(activeBonusQuery({ client }), queryClient);
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
  const { accounts } = holdings.data;
  const turnover = turnoverOf(bonus.data.turnover);
  const parts = backend.withdrawsFrom === "wallet" ? accounts.slice(0, 1) : accounts;
  return {
    state: "ready",
    data: {
      minimum: toSatang(lookup.data.withdrawMin),
      maximum: toSatang(lookup.data.withdrawMax),
      balance: addSatang(...parts.map(({ amount }) => amount)),
      wallet: holdings.data.wallet,
      parts,
      bonus: holdings.data.bonus,
      currency: holdings.data.currency,
      bonusActive: bonus.data.status,
      turnoverLeft: turnover && subtractSatang(turnover.required, turnover.played),
      turnover,
      bankAccount: holdings.data.bankAccount,
      bankCode: holdings.data.bankCode,
    },
  };
}
