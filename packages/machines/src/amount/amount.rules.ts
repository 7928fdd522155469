/** Whole satang, 1/100 baht. Sums and comparisons happen in it, never in floating baht (decision 5). */
export type Satang = number;

const SATANG_PER_BAHT = 100;

/**
 * Baht as the wire sends them → whole satang.
 * A third decimal, which the contract forbids, is cut towards zero: a member is never shown money that is not there.
 */
export function toSatang(baht: number): Satang {
  const scaled = baht * SATANG_PER_BAHT;
  const nearest = Math.round(scaled);
  const isWhole = Math.abs(scaled - nearest) < 1e-4;
  return (isWhole ? nearest : Math.trunc(scaled)) + 0;
}

/** Whole satang → baht as the wire takes them: a JSON number with at most two decimals. */
export function fromSatang(satang: Satang): number {
  return satang / SATANG_PER_BAHT;
}

/** Adds amounts given in baht, in satang. */
export function sumBaht(amounts: readonly number[]): Satang {
  return amounts.reduce((sum, amount) => sum + toSatang(amount), 0);
}
