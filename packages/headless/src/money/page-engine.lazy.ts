import { createLazyModule } from "@satang/core";
import { useLazyModule } from "../lazy/use-lazy-module.ts";
import { useActorOf } from "../provider/use-actor-of.ts";
import { useSatang } from "../provider/use-satang.ts";
import type { MoneyEngine } from "./create-money-engine.ts";
import type { AnyMoneyOperation } from "./define-money-operation.ts";
import { ENGINE_KEY, operationsOf } from "./page-operations.ts";

type PageEngine = typeof import("./page-engine.ts");

/** The code of the engine: a page that shows no form yet does not wait for it. */
export const lazyPageEngine = createLazyModule(() => import("./page-engine.ts"));

/**
 * The money engine of the provider, as `useMoneyEngine` returns it; `null` until its code is loaded, which begins when
 * the view is mounted. Nothing can be ordered before that.
 */
export function useLazyMoneyEngine(
  hook: string,
  definitions: readonly AnyMoneyOperation[],
): MoneyEngine | null {
  const scope = useSatang(hook);
  const operations = operationsOf(scope);
  operations.add(definitions);
  const { module } = useLazyModule(lazyPageEngine);
  return useActorOf(module && ENGINE_KEY, () =>
    (module as PageEngine).makePageEngine(scope, operations),
  );
}
