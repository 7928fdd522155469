import { bonusNotice } from "@satang/machines/bonus";
import { useCallback } from "react";
import { useLookup } from "../info/use-lookup.ts";
import { refreshQueries } from "../money/refresh-money.ts";
import { ownOperation, useMoneyOperation } from "../money/use-money-operation.ts";
import { type OperationCallbacks, toEndListener } from "../money/use-operation-end.ts";
import { buttonProps } from "../parts/element-props.ts";
import { BONUS_LOCK, type BonusOrder, bonusActivateOperation } from "./bonus.operations.ts";
import type { BonusView } from "./bonus.view.ts";
import { useBonusReads } from "./use-bonus-reads.ts";

/** Options of {@link useBonus}. */
export type UseBonusOptions = OperationCallbacks<BonusOrder> & {
  /** Code of the bonus; `null` reads nothing. */
  readonly code: string | null;
  /** Minutes that the time of the site is ahead of UTC, for days and weeks. @default 420 */
  readonly utcOffset?: number | undefined;
};

/** The wallet, too: its bonus before one is received. */
const SECTIONS = ["bonus", "wallet"];

/**
 * A bonus: its banners, its notice, and receiving it (journey.txt §2).
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const bonus = useBonus({ code: "WELCOME" });
 * {bonus.offered === "receive" && <button {...bonus.getReceiveProps()}>Receive</button>}
 */
export function useBonus({ code, utcOffset, onDone, onFailed }: UseBonusOptions): BonusView {
  const enabled = code !== null;
  const reads = useBonusReads("useBonus", { enabled, utcOffset });
  const { scope, active, isLoaded } = reads;
  const lookup = useLookup("notice", { enabled });
  const underLock = useMoneyOperation(bonusActivateOperation, BONUS_LOCK, {
    onEnd: toEndListener({ onDone, onFailed }),
    inView: (order) => order.code === code,
  });

  const offer = reads.offers.find((one) => one.code === code) ?? null;
  const operation = ownOperation(underLock, bonusActivateOperation, code);
  const isSubmitting = operation.status === "submitting";
  const isBusy = underLock.status === "submitting";
  const stateOf = (): BonusView["state"] => {
    if (operation.outcome) return "outcome";
    if (reads.readFailure || lookup.state === "readFailed") return "readFailed";
    if (!isLoaded || lookup.state === "loading") return "loading";
    if (!offer) return "unknown";
    return isSubmitting ? "submitting" : "ready";
  };
  const offeredOf = (): BonusView["offered"] => {
    if (offer?.status === "current") return "confirm";
    if (active) return "otherActive";
    return offer?.status === "received" ? "received" : "receive";
  };
  const state = stateOf();
  const offered = offeredOf();
  const receive = () => {
    if (state === "ready" && offered === "receive" && code !== null) operation.submit({ code });
  };
  const retry = () => {
    reads.retry();
    lookup.actions.retry();
  };
  const refresh = useCallback(() => refreshQueries(scope, SECTIONS), [scope]);
  const notice = lookup.data?.notice?.trim();

  return {
    state,
    offer,
    notice: offer && notice ? bonusNotice(notice, offer.percentFail) : null,
    offered,
    isSubmitting,
    operation,
    readFailure: reads.readFailure ?? lookup.readFailure,
    actions: { receive, retry, refresh, close: () => operation.close() },
    getReceiveProps: () => buttonProps(receive, isBusy || offered !== "receive"),
    getRetryProps: () => buttonProps(retry, reads.isReading || lookup.isReading),
  };
}
