const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * ms until an age in words may read differently: the next second of the first minute, the next
 * minute of the first hour, the next hour after that. Never more than an hour, as clocks are set.
 */
export function untilOlder(epoch: number, now: number): number {
  const age = now - epoch;
  if (!Number.isFinite(age)) return HOUR;
  if (age < 0) return Math.min(HOUR, SECOND - age);
  const step = age < MINUTE ? SECOND : age < HOUR ? MINUTE : HOUR;
  return step - (age % step);
}
