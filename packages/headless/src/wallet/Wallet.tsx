import { createParts, type RootProps } from "../parts/create-parts.tsx";
import { reading } from "../parts/part-state.rules.ts";
import { useWallet } from "./use-wallet.ts";

/** Props of `Wallet.Root`; everything else goes to its `div`. */
export type WalletRootProps = RootProps<"div", typeof useWallet>;

/** The wallet in parts without style or words. */
export const Wallet = /* @__PURE__ */ createParts("Wallet", useWallet, ({ root, part }) => ({
  /** Holds a wallet for the parts below it. `data-state` is the state of the view. */
  Root: root("div", "wallet"),
  /** The button that refreshes the balances. `data-state` is `refreshing` or `idle`. */
  Refresh: part("button", "wallet-refresh", (view) => view.getRefreshProps(), {
    state: ({ isRefreshing }) => (isRefreshing ? "refreshing" : "idle"),
  }),
  /** The button that reads again after a failure. `data-state` is `busy` or `ready`. */
  Retry: part("button", "wallet-retry", (view) => view.getRetryProps(), { state: reading }),
}));
