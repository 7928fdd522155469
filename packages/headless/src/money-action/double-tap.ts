import { isSameOrder, type MoneyOrder } from "@satang/machines";

/** Between the two taps of a finger that means one, at the most; ms. */
export const DOUBLE_TAP_MS = 500;

const first = new WeakMap<object, { readonly order: MoneyOrder; readonly at: number }>();

/**
 * Whether a tap is the second of two that mean one. A fast server has answered the first by then, and the same order would
 * go out as a new one.
 * @param action - what was tapped for
 */
export function isSecondTap(action: object, order: MoneyOrder): boolean {
  const at = performance.now();
  const before = first.get(action);
  if (before && at - before.at < DOUBLE_TAP_MS && isSameOrder(before.order, order)) return true;
  first.set(action, { order, at });
  return false;
}
