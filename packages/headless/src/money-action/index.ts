export type { MoneyActionName } from "./money-action-names.ts";
export { type AmountField, useAmountField } from "./use-amount-field.ts";
export type { Holding, Holdings, Loaded } from "./use-holdings.ts";
export { useInterruptedMoney } from "./use-interrupted-money.ts";
export { type MoneyAction, useMoneyAction } from "./use-money-action.ts";
