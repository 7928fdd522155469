export type { WithdrawProblem } from "@satang/machines/withdraw";
export { type UseWithdrawOptions, useWithdraw } from "./use-withdraw.ts";
export type { WithdrawFacts } from "./use-withdraw-facts.ts";
export { Withdraw, type WithdrawRootProps } from "./Withdraw.tsx";
export { WITHDRAW_LOCK, type WithdrawOrder, withdrawOperation } from "./withdraw.operation.ts";
export type { WithdrawView } from "./withdraw.view.ts";
