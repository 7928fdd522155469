/** How much of it is done: a whole number of percent, or `undefined` when nobody knows. */
export function percentOf(value: number | undefined, max: number): number | undefined {
  if (value === undefined || !Number.isFinite(value) || !(max > 0)) return undefined;
  const percent = Math.min(Math.max(value / max, 0), 1) * 100;
  // Rounded down: a hundred is shown when all of it is done, and not before. 29 of 100 comes to 28.999999999999996.
  return Math.floor(Number(percent.toPrecision(12)));
}
