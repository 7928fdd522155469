/** The engine without its hooks: the matrix runs it without a browser. */
export {
  createMoneyEngine,
  type MoneyEngine,
} from "../../packages/headless/src/money/create-money-engine.ts";
export { watchOperations } from "../../packages/headless/src/money/watch-operations.ts";
export { moneyOperations } from "../../packages/headless/src/operations/money-operations.ts";
export type { KeyValueStore } from "../../packages/headless/src/provider/key-value-store.ts";
export type { Locks } from "../../packages/headless/src/provider/locks.ts";
export { createScope } from "../../packages/headless/src/provider/scope.ts";
export { toRegisterOrder } from "../../packages/headless/src/register/register.operation.ts";
export {
  type MoneyOperationSnapshot,
  type MoneyOperationStatus,
  selectMoneyOperationStatus,
} from "../../packages/machines/src/money/index.ts";
