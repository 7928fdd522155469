/** The moments of announcements, in ms before the end: 3 minutes, 1 minute, 30 seconds. */
const announcedMoments = [180_000, 60_000, 30_000] as const;

/**
 * The moment to announce when the time left changed from `before` to `after`: the last one when a
 * sleeping phone skipped several, none when the time is over.
 */
export function momentPassed(before: number, after: number): number | undefined {
  if (after <= 0) return undefined;
  return announcedMoments.findLast((moment) => before > moment && after <= moment);
}

export type CountdownUrgency = "calm" | "soon" | "now";

/** Colours change at announced moments: the last minute, the last half minute. */
export function urgencyOf(remaining: number): CountdownUrgency {
  if (remaining <= 30_000) return "now";
  return remaining <= 60_000 ? "soon" : "calm";
}
