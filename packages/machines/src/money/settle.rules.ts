import type { Intention } from "./money-operation.types.ts";

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
  /** Server time, ms. */
  readonly now: number;
  /** Whether `now` is based on the server's replies; the device clock can jump. */
  readonly isServerTime: boolean;
  /** How long this page has watched since the last send, by a monotonic clock, ms. */
  readonly watchedMs: number;
  /** The same since its call ended, ms; `null` when another page made the call. */
  readonly endedMs: number | null;
};

/** Time in ms until the service can no longer execute it; 0 afterwards. */
export function timeToSettle(
  { lastSentAt, isServerTime: isSentInServerTime }: Pick<Intention, "lastSentAt" | "isServerTime">,
  { settleMs, now, isServerTime, watchedMs, endedMs }: SettleFacts,
): number {
  const byServer = lastSentAt + settleMs - now;
  const byWatch = settleMs - watchedMs;
  // After sleep, a device may send a call long after it was made.
  const byEnd = endedMs === null ? 0 : AFTER_TIMEOUT_MS - endedMs;
  // The device time of the send cannot be compared with the server time of now.
  if (isServerTime && !isSentInServerTime) return Math.max(0, byWatch, byEnd);
  // With a device clock both conditions must hold: after a jump, the difference between two times
  // is not reliable.
  return Math.max(0, byServer, byEnd, isServerTime ? 0 : byWatch);
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
