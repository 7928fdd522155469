import type { SatangScope } from "../provider/scope.ts";
import { createOperationRegistry, type OperationRegistry } from "./operation-registry.ts";

/** Key of the money engine in the scope's registry. */
export const ENGINE_KEY = "money-engine";

const known = new WeakMap<SatangScope, OperationRegistry>();

/** The definitions that a scope's engine knows: each is added before its first order. */
export function operationsOf(scope: SatangScope): OperationRegistry {
  const operations = known.get(scope) ?? createOperationRegistry();
  known.set(scope, operations);
  return operations;
}
