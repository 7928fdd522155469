export { type UseRefreshBalances, useRefreshBalances } from "./use-refresh-balances.ts";
export { type UseWalletOptions, useWallet } from "./use-wallet.ts";
export { readLastSync, walletKey, walletQuery } from "./wallet.query.ts";
export {
  type GameAccount,
  type GameCategory,
  toWalletView,
  type WalletReply,
  type WalletView,
} from "./wallet.rules.ts";
