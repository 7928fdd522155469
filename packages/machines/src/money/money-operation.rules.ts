import type {
  Moment,
  MoneyOperationContext,
  MoneyTimes,
  Reading,
} from "./money-operation.types.ts";
import { type SettleFacts, timeToSettle } from "./settle.rules.ts";

/**
 * Number of readings after the settling time that must show nothing before "nothing happened" is
 * shown.
 */
export const QUIET_READINGS = 2;

/** Time between the first and the second of them, ms. */
export const QUIET_DELAY = 3_000;

/** Time after a reading in which no requested reading starts, ms. */
export const CHECK_PAUSE = 1_500;

/**
 * The longest time between an order and its call, ms. A member who has waited longer may have left,
 * and does not expect that the order is still sent.
 */
export const SEND_DEADLINE = 60_000;

/** The present moment. */
export const readMoment = (times: MoneyTimes): Moment => ({
  wall: times.wall(),
  monotonic: times.monotonic(),
});

/**
 * Whether an order is too old to be sent, also when the device slept meanwhile. A clock that jumps forward makes it too
 * old: then nothing is sent.
 */
export function isTooLate({
  orderedAt,
  times,
}: Pick<MoneyOperationContext, "orderedAt" | "times">): boolean {
  const { wall, monotonic } = readMoment(times);
  const passed = Math.max(wall - orderedAt.wall, monotonic - orderedAt.monotonic);
  return passed >= SEND_DEADLINE;
}

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
 * Whether the reading that just ended began after the settling time. The time is checked at the end
 * too, because the reply may have corrected the clock.
 */
export function isDecidingReading(
  context: MoneyOperationContext,
  { isSettled }: Pick<Reading, "isSettled">,
): boolean {
  return isSettled && timeLeftToSettle(context) === 0;
}

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
