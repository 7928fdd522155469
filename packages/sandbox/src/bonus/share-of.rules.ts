import { type Satang, satang } from "@satang/core";

/** Whole percent of an amount, in whole satang, rounded down. */
export const shareOf = (amount: Satang, percent: number): Satang =>
  satang(Math.floor((amount / 100) * percent));

/** How many whole percent a part is of a whole, and the rest; both are 0 of nothing. */
export function percentsOf(part: number, whole: number): { success: number; fail: number } {
  if (whole === 0) return { success: 0, fail: 0 };
  const success = Math.round((part / whole) * 100);
  return { success, fail: 100 - success };
}
