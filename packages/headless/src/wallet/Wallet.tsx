import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import { type UseWalletOptions, useWallet } from "./use-wallet.ts";
import type { WalletView } from "./wallet.view.ts";

const WalletContext = createContext<WalletView | undefined>(undefined);
const useView = (part: string) => usePartContext(WalletContext, `Wallet.${part}`, "Wallet.Root");

/** Props of `Wallet.Root`; everything else goes to its `div`. */
export type WalletRootProps = FlowRootProps<"div", WalletView, UseWalletOptions>;

/** Holds a wallet for the parts below it. `data-state` is the state of the view. */
const Root = forwardRef<HTMLDivElement, WalletRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="div"
      named="wallet"
      context={WalletContext}
      useFlow={useWallet}
      {...props}
      ref={ref}
    />
  );
});

/** The button that refreshes the balances. `data-state` is `refreshing` or `idle`. */
const Refresh = forwardRef<HTMLButtonElement, PartProps<"button">>(function Refresh(props, ref) {
  const { isRefreshing, getRefreshProps } = useView("Refresh");
  return (
    <Part
      tag="button"
      named="wallet-refresh"
      state={isRefreshing ? "refreshing" : "idle"}
      {...getRefreshProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The button that reads again after a failure. `data-state` is `busy` or `ready`. */
const Retry = forwardRef<HTMLButtonElement, PartProps<"button">>(function Retry(props, ref) {
  const { isReading, getRetryProps } = useView("Retry");
  return (
    <Part
      tag="button"
      named="wallet-retry"
      state={readiness(isReading)}
      {...getRetryProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The wallet in parts without style or words. */
export const Wallet = { Root, Refresh, Retry };
