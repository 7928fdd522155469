import { isSatang, type Satang } from "@satang/core";

/** The amount of an order, for components that show it; `null` for an order without one. */
export function orderAmount(order: unknown): Satang | null {
  if (typeof order !== "object" || order === null || !("amount" in order)) return null;
  return isSatang(order.amount) ? order.amount : null;
}
