import type { MoneyOperationContext } from "./money-operation.types.ts";
import { type SettleFacts, timeToSettle } from "./settle.rules.ts";

/** Readings after the settling time that must show nothing before a member reads that nothing happened. */
export const QUIET_READINGS = 2;

/** Between the first and the second of them, ms. */
export const QUIET_DELAY = 3_000;

/** Readings that a member waits for before "not known yet" is shown: about seven seconds. */
const FIRST_READINGS = 3;

/** Whether the first readings proved nothing, so that the member reads that the outcome is not known yet. */
export const isNotKnownYet = ({ readings }: Pick<MoneyOperationContext, "readings">): boolean =>
  readings >= FIRST_READINGS;

/** What decides whether the operation has settled, at this moment. */
export function settleFacts({
  policy,
  times,
  watchedFrom,
  endedAt,
}: MoneyOperationContext): SettleFacts {
  return {
    settleMs: policy.settleMs,
    now: times.now(),
    isServerTime: times.isServerTime(),
    watchedMs: times.monotonic() - watchedFrom,
    endedMs: endedAt === null ? null : times.monotonic() - endedAt,
  };
}

/** ms until the service can no longer act on the last send; 0 once it cannot. */
export function timeLeftToSettle(context: MoneyOperationContext): number {
  return context.intention ? timeToSettle(context.intention, settleFacts(context)) : 0;
}

/**
 * Whether the reading that just ended began after the settling time. It is asked at the end too, because the reply may
 * have corrected the clock.
 */
export function isDecidingReading(context: MoneyOperationContext): boolean {
  return context.leftWhenRead === 0 && timeLeftToSettle(context) === 0;
}

/**
 * Whether sending again with the same key is safe while the outcome is not known: the backend runs a key once, or
 * running it twice does no harm.
 */
export function canRepeatNow({ policy }: Pick<MoneyOperationContext, "policy">): boolean {
  return policy.isSendable && (policy.honoursKeys || policy.isRepeatHarmless);
}
