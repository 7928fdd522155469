import type { MoneyOperationView } from "./use-operation-view.ts";

/**
 * State of a form: the outcome in its place, then what it waits for, then the order.
 * @param missing why there is no form yet; `null` when nothing is missing
 */
export function moneyFormState<Missing extends string>(
  { outcome, status }: Pick<MoneyOperationView, "outcome" | "status">,
  missing: Missing | null,
): "outcome" | Missing | "submitting" | "done" | "entering" {
  if (outcome) return "outcome";
  if (missing !== null) return missing;
  return status === "submitting" || status === "done" ? status : "entering";
}
