import { timeLeftToSettle } from "./money-operation.rules.ts";
import type { MoneyOperationContext, Reading } from "./money-operation.types.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * Number of readings after the settling time that must show nothing before "nothing happened" is
 * shown.
 */
export const QUIET_READINGS = 2;

/** Time between the first and the second of them, ms. */
export const QUIET_DELAY = 3_000;

/** Time after a reading in which no requested reading starts, ms. */
export const CHECK_PAUSE = 1_500;

/** Number of readings in quick succession, while the member is probably watching. */
const QUICK_READINGS = 4;

/**
 * Time until the next reading, ms: one second, then three seconds a few times, then twice as long
 * each time. One reading is right after the settling time, when it can be decisive. After that
 * there is a reading every half minute, and after five minutes every minute.
 * @param readings number of readings since the last send
 * @param toSettle time until the settling time, ms; 0 after it
 * @param settledFor time since the settling time, ms
 */
export function readDelay(readings: number, toSettle: number, settledFor: number): number {
  if (readings === 0) return SECOND;
  if (readings < QUICK_READINGS) return 3 * SECOND;
  if (toSettle > 0) return Math.min(5 * SECOND * 2 ** (readings - QUICK_READINGS), toSettle);
  return settledFor < 5 * MINUTE ? MINUTE / 2 : MINUTE;
}

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
