/** Lower limit of the settling time, ms. */
const SHORTEST_SETTLE_MS = 60_000;
/**
 * Added to the longest timeout on the path: a call that timed out may be executed this much later,
 * ms.
 */
const AFTER_TIMEOUT_MS = 30_000;
/** The same order within this time is the same intention until its outcome is known, ms. */
export const SAME_INTENTION_MS = 15 * 60_000;

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
