export { useCurrency } from "./member-currency.ts";
export { type UseWalletOptions, useWallet } from "./use-wallet.ts";
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
