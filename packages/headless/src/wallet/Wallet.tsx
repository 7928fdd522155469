import { createContext, forwardRef } from "react";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { type UseWalletOptions, useWallet } from "./use-wallet.ts";
import type { WalletView } from "./wallet.view.ts";

const WalletContext = createContext<WalletView | undefined>(undefined);
const useView = (part: string) => usePartContext(WalletContext, `Wallet.${part}`, "Wallet.Root");

/** Props of `Wallet.Root`; everything else goes to its `div`. */
export type WalletRootProps = PartProps<"div"> & {
  /** A wallet of your own, from `useWallet`. Without it Root creates one. */
  readonly value?: WalletView | undefined;
  /** Options of the wallet that Root creates. */
  readonly options?: UseWalletOptions | undefined;
};

const Box = forwardRef<HTMLDivElement, PartProps<"div"> & { readonly value: WalletView }>(
  function Box({ value, ...props }, ref) {
    return (
      <WalletContext.Provider value={value}>
        <Part tag="div" named="wallet" state={value.state} {...props} ref={ref} />
      </WalletContext.Provider>
    );
  },
);

const OwnBox = forwardRef<HTMLDivElement, Omit<WalletRootProps, "value">>(function OwnBox(
  { options, ...props },
  ref,
) {
  return <Box {...props} value={useWallet(options)} ref={ref} />;
});

/** Holds a wallet for the parts below it. `data-state` is the state of the view. */
const Root = forwardRef<HTMLDivElement, WalletRootProps>(function Root(
  { value, options, ...props },
  ref,
) {
  if (value) return <Box {...props} value={value} ref={ref} />;
  return <OwnBox {...props} options={options} ref={ref} />;
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
      state={isReading ? "busy" : "ready"}
      {...getRetryProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The wallet in parts without style or words. */
export const Wallet = { Root, Refresh, Retry };
