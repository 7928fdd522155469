import type { SatangScope } from "../provider/scope.ts";
import { useActorOf } from "../provider/use-actor-of.ts";
import { useSatang } from "../provider/use-satang.ts";
import { createMoneyEngine, type MoneyEngine } from "./create-money-engine.ts";
import type { AnyMoneyOperation } from "./define-money-operation.ts";

const ENGINE_KEY = "money-engine";

const known = new WeakMap<SatangScope, Map<string, AnyMoneyOperation>>();

/** The definitions of a scope's engine; each is added before its first order. */
function operationsOf(scope: SatangScope): Map<string, AnyMoneyOperation> {
  const operations = known.get(scope) ?? new Map<string, AnyMoneyOperation>();
  known.set(scope, operations);
  return operations;
}

/**
 * Returns the money engine of the provider, which is independent of all views. The definitions are
 * added to it.
 */
export function useMoneyEngine(
  hook: string,
  definitions: readonly AnyMoneyOperation[],
): MoneyEngine {
  const scope = useSatang(hook);
  const operations = operationsOf(scope);
  for (const definition of definitions) operations.set(definition.name, definition);
  return useActorOf(ENGINE_KEY, () => createMoneyEngine(scope, operations));
}
