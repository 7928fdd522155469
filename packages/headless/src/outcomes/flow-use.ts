import type { SatangScope } from "../provider/scope.ts";
import type { MoneyFlow } from "./flow-operations.data.ts";

const uses = new WeakMap<SatangScope, Set<string>>();

/**
 * Notes what a member does in a flow without an order: a QR that may be paid, a game that was opened. A member who closes
 * the flow meanwhile has not decided against it.
 * @param what one of several things that may be in use in a flow
 */
export function noteUse(scope: SatangScope, flow: MoneyFlow, what: string, isInUse: boolean): void {
  const known = uses.get(scope) ?? new Set<string>();
  uses.set(scope, known);
  if (isInUse) known.add(`${flow}.${what}`);
  else known.delete(`${flow}.${what}`);
}

/** Whether the member uses something in a flow. */
export const isInUse = (scope: SatangScope, flow: MoneyFlow): boolean =>
  [...(uses.get(scope) ?? [])].some((use) => use.startsWith(`${flow}.`));
