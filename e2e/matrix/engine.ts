/** The engine without its hooks: the matrix runs it without a browser. */

export type { Locks } from "../../packages/headless/src/locks/locks.ts";
export {
  createMoneyEngine,
  type MoneyEngine,
} from "../../packages/headless/src/money/create-money-engine.ts";
export { watchOperations } from "../../packages/headless/src/money/watch-operations.ts";
export { moneyOperations } from "../../packages/headless/src/operations/money-operations.ts";
export { createScope } from "../../packages/headless/src/provider/scope.ts";
export { toRegisterOrder } from "../../packages/headless/src/register/register.operation.ts";
export type { KeyValueStore } from "../../packages/headless/src/storage/key-value-store.ts";
export {
  type MoneyOperationSnapshot,
  type MoneyOperationStatus,
  selectMoneyOperationStatus,
} from "../../packages/machines/src/money/index.ts";
