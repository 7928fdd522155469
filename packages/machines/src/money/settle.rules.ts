import type { Intention } from "./money-operation.types.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The shortest time after the last send in which the service may still act, ms. */
export const SHORTEST_SETTLE_MS = MINUTE;
/** Added to the longest timeout on the path: a call that timed out may be carried out that much later. */
const AFTER_TIMEOUT_MS = 30 * SECOND;
/** The same order within this time is the same intention until its outcome is known, ms. */
export const SAME_INTENTION_MS = 15 * MINUTE;

/**
 * The settling time in ms: after it the service can no longer act on a call. Never shorter than a minute, never shorter
 * than half a minute beyond the client's own timeout.
 */
export function settleTime(requestTimeoutMs: number, configuredMs = 0): number {
  return Math.max(SHORTEST_SETTLE_MS, requestTimeoutMs + AFTER_TIMEOUT_MS, configuredMs);
}

/** What decides whether an intention has settled. */
export type SettleFacts = {
  readonly settleMs: number;
  /** Server time, ms. */
  readonly now: number;
  /** Whether `now` comes from the server's replies; the device's own clock can jump. */
  readonly isServerTime: boolean;
  /** How long this page has watched since the last send, by a clock that only goes forward, ms. */
  readonly watchedMs: number;
  /** The same since its call ended, ms; `null` where another page made the call. */
  readonly endedMs: number | null;
};

/** ms until the service can no longer act; 0 once it cannot. */
export function timeToSettle(
  { lastSentAt, isServerTime: isSentInServerTime }: Pick<Intention, "lastSentAt" | "isServerTime">,
  { settleMs, now, isServerTime, watchedMs, endedMs }: SettleFacts,
): number {
  const byServer = lastSentAt + settleMs - now;
  const byWatch = settleMs - watchedMs;
  // On a device that slept, a call may leave when it wakes, long after it was made.
  const byEnd = endedMs === null ? 0 : AFTER_TIMEOUT_MS - endedMs;
  // The device's clock then and the server's now have nothing in common.
  if (isServerTime && !isSentInServerTime) return Math.max(0, byWatch, byEnd);
  // Both must hold on a device clock: after a jump the difference of two of its readings says nothing.
  return Math.max(0, byServer, byEnd, isServerTime ? 0 : byWatch);
}

/** Readings in quick succession, while a member is likely to look. */
const QUICK_READINGS = 4;

/**
 * How long to wait before the next reading, ms: a second, three seconds a few times, then twice as long each time. One
 * reading falls right after the settling time, when it can decide; what is still unknown then is read every half minute,
 * and after five minutes every minute.
 * @param readings since the last send
 * @param toSettle ms until the settling time; 0 after it
 * @param settledFor ms since the settling time
 */
export function readDelay(readings: number, toSettle: number, settledFor: number): number {
  if (readings === 0) return SECOND;
  if (readings < QUICK_READINGS) return 3 * SECOND;
  if (toSettle > 0) return Math.min(5 * SECOND * 2 ** (readings - QUICK_READINGS), toSettle);
  return settledFor < 5 * MINUTE ? MINUTE / 2 : MINUTE;
}
