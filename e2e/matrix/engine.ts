/** The engine without its hooks: the matrix runs it without a browser. */

export { toGiftLinkOrder } from "../../packages/headless/src/deposit/gift-link.operation.ts";
export type { Locks } from "../../packages/headless/src/locks/locks.ts";
export {
  createMoneyEngine,
  type MoneyEngine,
} from "../../packages/headless/src/money/create-money-engine.ts";
export { createOperationRegistry } from "../../packages/headless/src/money/operation-registry.ts";
export { watchOperations } from "../../packages/headless/src/money/watch-operations.ts";
export { moneyOperations } from "../../packages/headless/src/operations/money-operations.ts";
export { createScope } from "../../packages/headless/src/provider/scope.ts";
export { toRegisterOrder } from "../../packages/headless/src/register/register.operation.ts";
export { toSlipOrder } from "../../packages/headless/src/slip/slip-attempt.ts";
export {
  type KeyValueStore,
  writeOrKeep,
} from "../../packages/headless/src/storage/key-value-store.ts";
export {
  type MoneyOperationSnapshot,
  type MoneyOperationStatus,
  selectMoneyOperationStatus,
  selectOperations,
} from "../../packages/machines/src/money/index.ts";
