import { useActorOf } from "../provider/use-actor-of.ts";
import { useSatang } from "../provider/use-satang.ts";
import type { MoneyEngine } from "./create-money-engine.ts";
import type { AnyMoneyOperation } from "./define-money-operation.ts";
import { makePageEngine } from "./page-engine.ts";
import { ENGINE_KEY, operationsOf } from "./page-operations.ts";

/** The money engine of the provider, which outlives every view. The definitions are added to those it knows. */
export function useMoneyEngine(
  hook: string,
  definitions: readonly AnyMoneyOperation[],
): MoneyEngine {
  const scope = useSatang(hook);
  const operations = operationsOf(scope);
  operations.add(definitions);
  return useActorOf(ENGINE_KEY, () => makePageEngine(scope, operations));
}
