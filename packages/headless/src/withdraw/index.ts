export { useWithdraw, type WithdrawView } from "./use-withdraw.ts";
export type { WithdrawFacts } from "./use-withdraw-facts.ts";
export { Withdraw, type WithdrawRootProps } from "./Withdraw.tsx";
