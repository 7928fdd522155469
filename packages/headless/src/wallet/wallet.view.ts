import type { Failure } from "@satang/core";
import type { ButtonProps } from "../parts/element-props.ts";
import type { LastBalance } from "./last-balance.ts";
import type { MemberWallet } from "./wallet.rules.ts";

/**
 * View that {@link useWallet} returns: the member's wallet as state, values, actions and prop getters. Spread the
 * getters on elements, or use the parts of `Wallet`.
 *
 * States: `loading` until the wallet was read, `readFailed` when it could not be read, else `ready`, also when a later
 * read failed.
 */
export type WalletView = {
  readonly state: "loading" | "readFailed" | "ready";
  /** Balances, game accounts and what else the member owns; `null` until they were read. */
  readonly wallet: MemberWallet | null;
  /**
   * Balances and game accounts of an earlier visit of this tab, to be shown with their time while the wallet cannot be read; `null` in the
   * other states, and when there are none.
   */
  readonly lastKnown: LastBalance | null;
  /** When the balances were read, server time in ms; kept on the device. `null` when they never were. */
  readonly lastSync: number | null;
  /** A read is under way. */
  readonly isReading: boolean;
  /** The server reads every game balance. */
  readonly isRefreshing: boolean;
  /** Why nothing could be read; `null` otherwise. */
  readonly readFailure: Failure | null;
  /** Why the last read failed while an earlier one is shown; `null` when it did not. */
  readonly rereadFailure: Failure | null;
  /** Why the last refresh failed; `null` when it did not. */
  readonly refreshFailure: Failure | null;
  readonly actions: {
    /** Reads the wallet again. */
    readonly retry: () => void;
    /** Lets the server read every game balance, then reads the wallet. Ignored while a refresh is under way. */
    readonly refresh: () => void;
  };
  /** For the button that reads again after a failure. It keeps the focus while it waits. */
  readonly getRetryProps: () => ButtonProps & { readonly "aria-disabled": true | undefined };
  /** For the button that refreshes the balances. */
  readonly getRefreshProps: () => ButtonProps & { readonly "aria-busy": true | undefined };
};
