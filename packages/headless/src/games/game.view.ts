import type { Currency, Failure, Satang } from "@satang/core";
import type { GamePasswordStatus } from "@satang/machines/games";
import type { PlayStop } from "@satang/machines/protection";
import type { CheckedDestination, WaitingWords } from "../launcher/index.ts";
import type { MoneyOperationView } from "../money/use-operation-view.ts";
import type { TransferAllOrder } from "../transfer/transfer-all.operation.ts";
import type { GameAccount } from "../wallet/wallet.rules.ts";

/** Props of a button of a game. It keeps the focus while it waits, and while it can do nothing. */
export type GameButtonProps = {
  readonly type: "button";
  readonly onClick: () => void;
  readonly "aria-disabled": true | undefined;
  readonly "aria-busy": true | undefined;
};

/** Props of a link to a site that is not ours. */
export type GameLinkProps = {
  readonly href: string;
  readonly target: "_blank";
  readonly rel: "noopener noreferrer";
};

/** Props of a form that is posted to a site that is not ours. */
export type GameFormProps = {
  readonly method: "post";
  readonly action: string;
  readonly target: "_blank";
  readonly rel: "noopener noreferrer";
};

/**
 * View that {@link useGame} returns: one game account as state, values, actions and prop getters. Spread the getters on
 * elements, or use the parts of `Game`.
 *
 * States:
 * - `loading`, `readFailed`: the wallet is being read, or could not be read
 * - `unknown`: the service has no game with this code
 * - `inactive`, `activating`: the member has no account at the game yet
 * - `ready`: the account; `moving` while the wallet is moved to it
 * - `outcome`: `operation.outcome` is shown in place of it
 */
export type GameView = {
  readonly state:
    | "loading"
    | "readFailed"
    | "unknown"
    | "inactive"
    | "activating"
    | "ready"
    | "moving"
    | "outcome";
  /** The game; `null` until the wallet was read, and when there is none with this code. */
  readonly game: GameAccount | null;
  readonly currency: Currency;
  /** Money in the wallet, in hundredths; `null` until it was read. */
  readonly cash: Satang | null;
  /** Whether the wallet has money: "play" and "transfer only" move it to the game (decision 34). */
  readonly hasMoney: boolean;
  /** Username and password; `null` until they were read. They are never stored. */
  readonly credentials: { readonly username: string; readonly password: string } | null;
  /** Why the credentials could not be read; `null` when they could. */
  readonly credentialsFailure: Failure | null;
  /** Whether the password is readable on the screen. */
  readonly isPasswordShown: boolean;
  /** Whether the game has a site that can be opened. */
  readonly canPlay: boolean;
  /**
   * A break, or a day without time left: neither money nor the member goes into the game, and the credentials are
   * not read. `null` when nothing stops it.
   */
  readonly stop: PlayStop | null;
  /** Whether the site is being opened, the transfer before it included. */
  readonly isOpening: boolean;
  /** The balances are being read from the games. */
  readonly isRefreshing: boolean;
  /** The browser opened no tab: render a link with `getSiteLinkProps`, or a form with `getSiteFormProps` and these fields. */
  readonly site: CheckedDestination | null;
  /** Why the wallet was certainly not moved, or the site was not opened; `null` when neither failed. */
  readonly failure: {
    readonly status: "refused" | "notSent";
    readonly error: Failure | null;
  } | null;
  /** Where a new password is. While its outcome is not known, it is looked up, also when the view is closed. */
  readonly reset: {
    readonly status: GamePasswordStatus;
    /** Why the service refused it; `null` when it did not. */
    readonly error: Failure | null;
  };
  /** The last transfer of the whole wallet to this game: on its way, how it ended, or that it is not known yet. */
  readonly operation: MoneyOperationView<TransferAllOrder>;
  /** Why the wallet could not be read; `null` when it could. */
  readonly readFailure: Failure | null;
  readonly actions: {
    readonly activate: () => void;
    /**
     * Moves the wallet to the game when it holds money, and opens the site. Call it in the handler of a click. A tab
     * that waits shows `waiting`.
     */
    readonly play: (waiting?: WaitingWords) => void;
    /** Moves the whole wallet to the game. */
    readonly transferOnly: () => void;
    readonly togglePassword: () => void;
    /** Asks whether the member wants a new password. */
    readonly askReset: () => void;
    readonly confirmReset: () => void;
    readonly cancelReset: () => void;
    /** Reads again whether there is a new password. */
    readonly checkReset: () => void;
    /** Call it when the member has read how the new password ended. Before that is known, it ends the lookup. */
    readonly closeReset: () => void;
    /** Reads again after a failure. */
    readonly retry: () => void;
    /** Reads the balances from the games again. Call it when the view opens. */
    readonly refresh: () => void;
    /** Call it when the member has read how it ended, or closes the view. */
    readonly close: () => void;
  };
  readonly getActivateProps: () => GameButtonProps;
  readonly getPlayProps: (waiting?: WaitingWords) => GameButtonProps;
  /** Disabled while the wallet holds nothing (journey.txt §4). */
  readonly getTransferOnlyProps: () => GameButtonProps;
  readonly getTogglePasswordProps: () => GameButtonProps & { readonly "aria-pressed": boolean };
  readonly getResetProps: () => GameButtonProps;
  /** For the link to the app of a system; `null` when there is none, or its address is not safe. */
  readonly getAppProps: (system: "android" | "ios") => GameLinkProps | null;
  /** For the link to the site that no tab was opened for; `null` without one. */
  readonly getSiteLinkProps: () => (GameLinkProps & { readonly onClick: () => void }) | null;
  /** For the form that no tab was opened for; `null` without one. Its hidden fields are those of `site`. */
  readonly getSiteFormProps: () => GameFormProps | null;
};
