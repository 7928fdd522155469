/** Progress as a whole number of percent, or `undefined` when it is unknown. */
export function percentOf(value: number | undefined, max: number): number | undefined {
  if (value === undefined || !Number.isFinite(value) || !(max > 0)) return undefined;
  const percent = Math.min(Math.max(value / max, 0), 1) * 100;
  // Rounded down, so that 100 is shown only when everything is done. 29 of 100 is computed as
  // 28.999999999999996.
  return Math.floor(Number(percent.toPrecision(12)));
}
