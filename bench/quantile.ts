/** The value that `share` of the numbers are below: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share + 0.5)] ?? Number.NaN;
}
