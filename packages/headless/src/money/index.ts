export { DOUBLE_TAP_MS, WALLET_ACCOUNT } from "@satang/machines";
export {
  type AnyMoneyOperation,
  defineMoneyOperation,
  type MoneyOperation,
  type OperationTools,
} from "./define-money-operation.ts";
export { type AmountField, useAmountField } from "./use-amount-field.ts";
export type { Holding, Holdings, Loaded } from "./use-holdings.ts";
export {
  type MoneyLock,
  type MoneyOperationControl,
  type MoneyOperationView,
  type MoneyStatus,
  useMoneyLock,
  useMoneyOperation,
} from "./use-money-operation.ts";
