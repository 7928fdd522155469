/** How much of it is done: a whole number of percent, or `undefined` when nobody knows. */
export function percentOf(value: number | undefined, max: number): number | undefined {
  if (value === undefined || !Number.isFinite(value) || !(max > 0)) return undefined;
  // Rounded down: a hundred is shown when all of it is done, and not before.
  return Math.floor(Math.min(Math.max(value / max, 0), 1) * 100);
}
