const SECOND = 1000;

/** Largest first; years have 365 days and months 30 (decision 27). */
const UNITS = [
  ["years", 365 * 24 * 3600],
  ["months", 30 * 24 * 3600],
  ["days", 24 * 3600],
  ["hours", 3600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

/** An age in its largest unit. */
export type Age = {
  readonly unit: (typeof UNITS)[number][0];
  readonly count: number;
};

/**
 * The time since a moment, in whole units, rounded down. A moment in the future (the server's clock
 * is ahead) is 0 seconds old.
 */
export function ageOf(epoch: number, now: number): Age {
  const seconds = Math.max(0, Math.floor((now - epoch) / SECOND));
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return { unit, count: Math.floor(seconds / length) };
  }
  return { unit: "seconds", count: 0 };
}
