const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Time until the text of an age may change, ms: until the next second in the first minute, the next
 * minute in the first hour, then the next hour. At most one hour, because clocks can be changed.
 */
export function untilOlder(epoch: number, now: number): number {
  const age = now - epoch;
  if (!Number.isFinite(age)) return HOUR;
  if (age < 0) return Math.min(HOUR, SECOND - age);
  const step = age < MINUTE ? SECOND : age < HOUR ? MINUTE : HOUR;
  return step - (age % step);
}
