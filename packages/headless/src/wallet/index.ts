export {
  FIRST_STEPS,
  type FirstStep,
  type FirstStepState,
  type FirstStepView,
} from "./first-steps.rules.ts";
export type { LastBalance } from "./last-balance.ts";
export { useCurrency } from "./member-currency.ts";
export { type BalanceRise, useBalanceRise } from "./use-balance-rise.ts";
export { type FirstStepsView, useFirstSteps } from "./use-first-steps.ts";
export { type HiddenBalanceView, useHiddenBalance } from "./use-hidden-balance.ts";
export { useKnownWallet } from "./use-known-wallet.ts";
export { useMember } from "./use-member.ts";
export { type UseWalletOptions, useWallet } from "./use-wallet.ts";
export type { UserInfo } from "./user-info.ts";
export { Wallet, type WalletRootProps } from "./Wallet.tsx";
export { readLastSync, walletKey, walletQuery } from "./wallet.query.ts";
export {
  type GameAccount,
  type GameCategory,
  type InviteTotals,
  type MemberWallet,
  toMemberWallet,
  type WalletReply,
} from "./wallet.rules.ts";
export type { WalletView } from "./wallet.view.ts";
