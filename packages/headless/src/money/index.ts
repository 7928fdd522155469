export { DOUBLE_TAP_MS, type LateOutcome, WALLET_ACCOUNT } from "@satang/machines/money";
export {
  type AnyMoneyOperation,
  defineMoneyOperation,
  type MoneyOperation,
  type OperationTools,
} from "./define-money-operation.ts";
export { type AmountField, type AmountInputProps, useAmountField } from "./use-amount-field.ts";
export type { Holding, Holdings } from "./use-holdings.ts";
export {
  type MoneyOperationControl,
  type UseMoneyOperationOptions,
  useMoneyOperation,
} from "./use-money-operation.ts";
export type {
  OperationCallbacks,
  OperationEnd,
  OperationEndListener,
} from "./use-operation-end.ts";
export type { MoneyOperationView, MoneyStatus } from "./use-operation-view.ts";
