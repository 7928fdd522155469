export {
  type AmountProblem,
  type Failure,
  fromSatang,
  type MoneyActionStatus,
  type MoneyOrder,
  type QrAmountProblem,
  type QrNotice,
  type QrProvider,
  type Satang,
  type TransferProblem,
  toSatang,
  WALLET_ACCOUNT,
  type WithdrawProblem,
} from "@satang/machines";
export { DOUBLE_TAP_MS } from "./double-tap.ts";
export type { MoneyActionName } from "./money-action-names.ts";
export { type AmountField, useAmountField } from "./use-amount-field.ts";
export type { Holding, Holdings, Loaded } from "./use-holdings.ts";
export { useInterruptedMoney } from "./use-interrupted-money.ts";
export { type MoneyAction, useMoneyAction } from "./use-money-action.ts";
