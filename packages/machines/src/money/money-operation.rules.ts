import type { MoneyOperationContext } from "./money-operation.types.ts";
import { type SettleFacts, timeToSettle } from "./settle.rules.ts";

/** Number of readings before "not known yet" is shown: about seven seconds. */
const FIRST_READINGS = 3;

/** Whether the first readings proved nothing, so that "not known yet" is shown. */
export const isNotKnownYet = ({ readings }: Pick<MoneyOperationContext, "readings">): boolean =>
  readings >= FIRST_READINGS;

/** The data that decides whether the operation has settled, at this moment. */
export function settleFacts({
  policy,
  times,
  watchedFrom,
  endedAt,
}: MoneyOperationContext): SettleFacts {
  const now = times.monotonic();
  return {
    settleMs: policy.settleMs,
    watchedMs: now - watchedFrom,
    endedMs: endedAt === null ? null : now - endedAt,
  };
}

/** Time in ms until the service can no longer execute the last send; 0 afterwards. */
export const timeLeftToSettle = (context: MoneyOperationContext): number =>
  timeToSettle(settleFacts(context));

/**
 * How long a backend that honours keys surely remembers one, ms. Payment services forget keys after
 * a day.
 */
const KEY_LASTS_MS = 12 * 60 * 60_000;

/**
 * Whether sending again with the same key is safe while the outcome is not known: the backend
 * executes a key once, or executing it twice does no harm.
 */
export function canRepeatNow({
  policy,
  intention,
  times,
}: Pick<MoneyOperationContext, "policy" | "intention" | "times">): boolean {
  const age = Math.abs(times.now() - (intention?.startedAt ?? 0));
  const isKeyKnown = policy.honoursKeys && age < KEY_LASTS_MS;
  return policy.isSendable && (isKeyKnown || policy.isRepeatHarmless);
}
