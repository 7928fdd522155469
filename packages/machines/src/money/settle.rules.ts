const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Lower limit of the settling time, ms. */
const SHORTEST_SETTLE_MS = MINUTE;
/**
 * Added to the longest timeout on the path: a call that timed out may be executed this much later,
 * ms.
 */
const AFTER_TIMEOUT_MS = 30 * SECOND;
/** The same order within this time is the same intention until its outcome is known, ms. */
export const SAME_INTENTION_MS = 15 * MINUTE;

/**
 * The settling time in ms: after it the service can no longer execute a call. At least one minute,
 * and at least 30 seconds longer than the client's own timeout.
 */
export function settleTime(requestTimeoutMs: number, configuredMs = 0): number {
  return Math.max(SHORTEST_SETTLE_MS, requestTimeoutMs + AFTER_TIMEOUT_MS, configuredMs);
}

/** The data that decides whether an intention has settled. */
export type SettleFacts = {
  readonly settleMs: number;
  /**
   * How long this page has watched, by a monotonic clock, ms: since its own send, or since no page
   * was sending.
   */
  readonly watchedMs: number;
  /** Time since the call of this page ended, ms; `null` when another page made the call. */
  readonly endedMs: number | null;
};

/**
 * Time in ms until the service can no longer execute it; 0 afterwards. No clock that can jump
 * counts: neither the `Date` header, which differs between servers and is corrected at times, nor
 * the time of the device. A page that finds an intention in storage watches for the whole time,
 * because the call may have left the device just before its page was closed.
 */
export function timeToSettle({ settleMs, watchedMs, endedMs }: SettleFacts): number {
  // After sleep, a device may send a call long after it was made.
  const byEnd = endedMs === null ? 0 : AFTER_TIMEOUT_MS - endedMs;
  return Math.max(0, settleMs - watchedMs, byEnd);
}

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
