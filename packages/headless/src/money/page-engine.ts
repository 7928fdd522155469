import type { SatangScope } from "../provider/scope.ts";
import { createMoneyEngine, type MoneyEngine } from "./create-money-engine.ts";
import { watchMoneyEvents } from "./money-events.ts";
import type { OperationRegistry } from "./operation-registry.ts";
import { watchReports } from "./watch-reports.ts";

/** The money engine of a page, which emits what becomes of every operation. It is not started. */
export function makePageEngine(scope: SatangScope, operations: OperationRegistry): MoneyEngine {
  const engine = createMoneyEngine(scope, operations);
  watchMoneyEvents(scope, engine, operations);
  watchReports(engine, scope.locks);
  return engine;
}
