import type { Currency, Satang } from "@satang/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSatang } from "../provider/index.ts";
import { useCurrency } from "../wallet/member-currency.ts";
import { useWalletQuery } from "../wallet/use-wallet-query.ts";
import type { MemberWallet } from "../wallet/wallet.rules.ts";
import { activeBonusQuery } from "./active-bonus.query.ts";
import { type BonusTurnover, toActiveBonus } from "./bonus.rules.ts";
import { bonusGain, isReadBefore } from "./bonus-gain.rules.ts";

/** View that {@link useReceivedBonus} returns. */
export type ReceivedBonusView = {
  /** The amount that the bonus wallet gained; `null` while it is read again, and when that is not known. */
  readonly amount: Satang | null;
  /** The bonus wallet is read again. */
  readonly isReading: boolean;
  readonly currency: Currency;
  /** Bets that are required; `null` when the service does not say it, `undefined` while it is read. */
  readonly turnover: BonusTurnover | null | undefined;
  /**
   * Call it in `onDone` of an order that pays a bonus.
   * @param sentAt when the order was sent, server time in ms
   */
  readonly begin: (sentAt: number | null) => void;
};

/**
 * Amount and turnover of a bonus that was received. The replies do not have its amount: it is the bonus balance after it, less the
 * one before it. Other views read the wallet.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const received = useReceivedBonus();
 * const bonus = useBonus({ code, onDone: (_, { sentAt }) => received.begin(sentAt) });
 */
export function useReceivedBonus(): ReceivedBonusView {
  const scope = useSatang("useReceivedBonus");
  const wallet = useWalletQuery("useReceivedBonus", false);
  const currency = useCurrency();
  const [isBegun, setBegun] = useState(false);
  const [before, setBefore] = useState<MemberWallet | null>(null);
  const [after, setAfter] = useState<MemberWallet | null>(null);
  const now = wallet.data ?? null;
  // The first reading: later ones are about what the member does with it.
  if (before && !after && now !== before) setAfter(now);
  const check = useQuery({ ...activeBonusQuery(scope), enabled: isBegun }, scope.queryClient);
  const active = check.data ? toActiveBonus(check.data, []) : null;
  const unread = check.isFetching ? undefined : null;
  return {
    amount: bonusGain(before, after),
    isReading: before !== null && after === null && wallet.isFetching,
    currency,
    turnover: active ? active.turnover : unread,
    begin: (sentAt) => {
      setBegun(true);
      setBefore(isReadBefore(now, sentAt) ? now : null);
      setAfter(null);
    },
  };
}
