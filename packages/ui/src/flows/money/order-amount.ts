import { isSatang, toBaht } from "@satang/core";

/** The amount of an order in baht, for components that show it; `null` for an order without one. */
export function orderAmount(order: unknown): number | null {
  if (typeof order !== "object" || order === null || !("amount" in order)) return null;
  return isSatang(order.amount) ? toBaht(order.amount) : null;
}
