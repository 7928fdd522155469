/** The moments of announcements, in ms before the end: 3 minutes, 1 minute, 30 seconds. */
export const spokenMoments = [180_000, 60_000, 30_000] as const;

/** Whole seconds left, rounded up, so that 00:00 means that the time is over. */
export function secondsLeft(remaining: number): number {
  return Math.max(0, Math.ceil(remaining / 1000));
}

/** Time in ms until the displayed second changes. */
export function untilNextSecond(remaining: number): number {
  return remaining % 1000 || 1000;
}

/** Seconds as `mm:ss`; an hour is 60:00. */
export function clockFace(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/**
 * The moment to announce when the time left changed from `before` to `after`: the last one when a
 * sleeping phone skipped several, none when the time is over.
 */
export function momentPassed(before: number, after: number): number | undefined {
  if (after <= 0) return undefined;
  return spokenMoments.findLast((moment) => before > moment && after <= moment);
}

export type CountdownUrgency = "calm" | "soon" | "now";

/** Colours change at announced moments: the last minute, the last half minute. */
export function urgencyOf(remaining: number): CountdownUrgency {
  if (remaining <= 30_000) return "now";
  return remaining <= 60_000 ? "soon" : "calm";
}
