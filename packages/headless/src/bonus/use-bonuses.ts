import { toExactSatang } from "@satang/core";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { refreshQueries } from "../money/refresh-money.ts";
import { ownOperation, useMoneyOperation } from "../money/use-money-operation.ts";
import { isFailedAtOnce, toEndListener } from "../money/use-operation-end.ts";
import { buttonProps } from "../parts/element-props.ts";
import { unwrap } from "../provider/index.ts";
import { useCurrency } from "../wallet/member-currency.ts";
import { useWallet } from "../wallet/use-wallet.ts";
import { BONUS_LOCK, bonusClearOperation, clearedMessage } from "./bonus.operations.ts";
import type { BonusesView } from "./bonuses.view.ts";
import { useBonusReads } from "./use-bonus-reads.ts";

/** Options of {@link useBonuses}. */
export type UseBonusesOptions = {
  /** `false` reads nothing. @default true */
  readonly enabled?: boolean | undefined;
  /** Minutes that the time of the site is ahead of UTC, for days and weeks. @default 420 */
  readonly utcOffset?: number | undefined;
  /** Called once when the service answers that the bonus was cancelled, with its message; `null` without one. */
  readonly onCleared?: ((message: string | null) => unknown) | undefined;
};

const SECTIONS = ["bonus", "wallet"];
const MINIMUM_STALE_MS = 5 * 60_000;

/**
 * The bonuses of the service, the active one, and cancelling it (journey.txt §2, §4).
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const bonuses = useBonuses();
 * {bonuses.offers.map(({ code, status }) => <li key={code}>{code}: {status}</li>)}
 * {bonuses.active && <button {...bonuses.getClearProps()}>Cancel the bonus</button>}
 */
export function useBonuses(options: UseBonusesOptions = {}): BonusesView {
  const { enabled = true, utcOffset, onCleared } = options;
  const reads = useBonusReads("useBonuses", { enabled, utcOffset });
  const { scope, active, isLoaded } = reads;
  const { wallet, state: walletState } = useWallet({ enabled });
  const currency = useCurrency();
  const minimum = useQuery(
    {
      queryKey: ["bonus", "minimum"],
      staleTime: MINIMUM_STALE_MS,
      enabled,
      queryFn: async ({ signal }) => unwrap(await scope.client.bonus.checkMinimum({ signal })),
    },
    scope.queryClient,
  );
  const underLock = useMoneyOperation(bonusClearOperation, BONUS_LOCK, {
    onEnd: toEndListener({
      onDone: onCleared && ((_, { receipt }) => onCleared(clearedMessage(receipt))),
    }),
  });
  const operation = ownOperation(underLock, bonusClearOperation);
  const isClearing = operation.status === "submitting";
  const stateOf = (): BonusesView["state"] => {
    if (!isLoaded && reads.readFailure) return "readFailed";
    // The bonus wallet is above everything else, so that it may not come later.
    if (!isLoaded || walletState === "loading") return "loading";
    if (operation.outcome) return "outcome";
    return isClearing ? "clearing" : "ready";
  };
  const { status, error, isAnswered } = operation;
  const clear = () => {
    if (active && !isClearing) operation.submit({ bonus: reads.activeId });
  };
  const refresh = useCallback(() => refreshQueries(scope, SECTIONS), [scope]);

  return {
    state: stateOf(),
    offers: reads.offers,
    active,
    balance: wallet?.bonus ?? null,
    minimum: toExactSatang(minimum.data?.minimum ?? Number.NaN),
    currency,
    operation,
    failure: isFailedAtOnce(status, isAnswered) ? { status, error } : null,
    isClearing,
    readFailure: reads.readFailure,
    actions: { clear, retry: reads.retry, refresh, close: () => operation.close() },
    getClearProps: () => buttonProps(clear, isClearing || !active),
    getRetryProps: () => buttonProps(reads.retry, reads.isReading),
  };
}
