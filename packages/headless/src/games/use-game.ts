import { ZERO } from "@satang/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { WaitingWords } from "../launcher/index.ts";
import { ownOperation, useMoneyOperation } from "../money/use-money-operation.ts";
import {
  isFailedAtOnce,
  type OperationCallbacks,
  toEndListener,
} from "../money/use-operation-end.ts";
import { noteUse } from "../outcomes/flow-use.ts";
import { usePlayStop } from "../protection/use-play-stop.ts";
import { useSatang } from "../provider/use-satang.ts";
import { TRANSFER_LOCK } from "../transfer/transfer.operation.ts";
import { type TransferAllOrder, transferAllOperation } from "../transfer/transfer-all.operation.ts";
import { useCurrency } from "../wallet/member-currency.ts";
import { useBalanceRefresh } from "../wallet/use-balance-refresh.ts";
import { useWalletQuery } from "../wallet/use-wallet-query.ts";
import type { GameView } from "./game.view.ts";
import { gameAccountKey, gameAccountQuery } from "./game-account.query.ts";
import { siteOf } from "./game-launch.rules.ts";
import { type UseActivateGameOptions, useActivateGame } from "./use-activate-game.ts";
import { type UseGameLaunchOptions, useGameLaunch } from "./use-game-launch.ts";
import { useGamePassword } from "./use-game-password.ts";
import { useLastPress } from "./use-last-press.ts";

/** Options of {@link useGame}. */
export type UseGameOptions = OperationCallbacks<TransferAllOrder> &
  UseGameLaunchOptions & {
    /** Code of the game; `null` reads nothing. */
    readonly code: string | null;
    /** Whether the view is visible: credentials are read, and kept in memory, only then. @default true */
    readonly inView?: boolean | undefined;
    /** Called when the account is open; the wallet is then read again. */
    readonly onActivated?: UseActivateGameOptions["onActivated"];
    /** Called when the account was certainly not opened. */
    readonly onActivationFailed?: UseActivateGameOptions["onFailed"];
  };

const LINK = { target: "_blank", rel: "noopener noreferrer" } as const;

/**
 * One game account: its credentials, a new password, moving the whole wallet to it, and its site (journey.txt §4;
 * decisions 13 to 15 and 34).
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const game = useGame({ code: "JOKER" });
 * <button {...game.getPlayProps()}>Play on web</button>
 */
export function useGame({ code, inView = true, ...options }: UseGameOptions): GameView {
  const scope = useSatang("useGame");
  const walletQuery = useWalletQuery("useGame", code !== null);
  const currency = useCurrency();
  const wallet = walletQuery.data;
  const game = wallet?.games.find((one) => one.code === code) ?? null;
  const isActive = game?.isActive ?? false;
  const { stop, isReading, check } = usePlayStop();

  const account = useQuery(
    {
      ...gameAccountQuery(scope, code ?? ""),
      // During a break nothing that opens the game is read.
      enabled: isActive && inView && !isReading && stop === null,
    },
    scope.queryClient,
  );
  const { queryClient } = scope;
  useEffect(() => {
    if (!inView) queryClient.removeQueries({ queryKey: [gameAccountKey] });
  }, [inView, queryClient]);
  useEffect(() => {
    if (!inView && code !== null) noteUse(scope, "game", code, false);
  }, [inView, scope, code]);
  const [shownFor, setShownFor] = useState<string | null>(null);
  const activation = useActivateGame({
    onActivated: options.onActivated,
    onFailed: options.onActivationFailed,
  });
  const password = useGamePassword(code);
  const launch = useGameLaunch(game, options);
  const underLock = useMoneyOperation(transferAllOperation, TRANSFER_LOCK, {
    onEnd: toEndListener(options),
    inView: ({ to }) => inView && to === code,
  });
  const operation = ownOperation(underLock, transferAllOperation, code);
  const balances = useBalanceRefresh({});
  const lastPress = useLastPress();

  const cash = wallet?.cash ?? null;
  const hasMoney = cash !== null && cash > ZERO;
  const isMoving = operation.status === "submitting";
  const isPasswordShown = shownFor !== null && shownFor === code;
  const isBusy = underLock.status === "submitting" || launch.isBusy;

  const stateOf = (): GameView["state"] => {
    if (operation.outcome) return "outcome";
    if (!wallet) return walletQuery.error ? "readFailed" : "loading";
    if (!game) return "unknown";
    if (!isActive) return activation.activating === game.code ? "activating" : "inactive";
    return isMoving ? "moving" : "ready";
  };
  const failureOf = (): GameView["failure"] => {
    const { status, error, isAnswered } = operation;
    if (isFailedAtOnce(status, isAnswered)) return { status, error };
    return launch.failure && { status: "refused", error: launch.failure };
  };
  const state = stateOf();
  const canPlay = game !== null && launch.canPlay();

  const isPressable = () => state === "ready" && !isBusy && !(failureOf() && lastPress.isRecent());
  /** A new attempt removes the report of the last one. */
  const clear = () => {
    launch.clear();
    password.leave();
    if (failureOf()) operation.close();
  };
  const play = (waiting?: WaitingWords) => {
    if (!isPressable() || !canPlay || check()) return;
    clear();
    launch.open(hasMoney, waiting);
    lastPress.note();
  };
  const transferOnly = () => {
    if (!isPressable() || !hasMoney || !game || check()) return;
    clear();
    operation.submit({ to: game.code });
    lastPress.note();
  };
  const activate = () => game && state === "inactive" && activation.actions.activate(game);
  const togglePassword = () => setShownFor(isPasswordShown ? null : code);
  const retry = () => {
    if (!wallet) void walletQuery.refetch();
    if (account.isError) void account.refetch();
  };
  const close = () => {
    setShownFor(null);
    launch.clear();
    password.leave();
    if (state === "outcome" || operation.status === "done" || failureOf()) operation.close();
  };
  const button = (onClick: () => void, isWaiting: boolean, isDisabled: boolean) =>
    ({
      type: "button",
      onClick,
      "aria-busy": isWaiting || undefined,
      "aria-disabled": isDisabled || undefined,
    }) as const;
  const site = stop === null ? launch.site : null;

  return {
    state,
    game,
    currency,
    cash,
    hasMoney,
    credentials: account.data ?? null,
    credentialsFailure: account.data ? null : account.error,
    isPasswordShown,
    canPlay,
    stop,
    isOpening: launch.isOpening,
    isRefreshing: balances.isRefreshing,
    site,
    failure: failureOf(),
    reset: { status: password.status, error: password.error },
    operation,
    readFailure: wallet ? null : walletQuery.error,
    actions: {
      activate: () => void activate(),
      play,
      transferOnly,
      togglePassword,
      ...password.actions,
      retry,
      refresh: balances.refresh,
      close,
    },
    getActivateProps: () =>
      button(() => void activate(), state === "activating", state === "activating"),
    getPlayProps: (waiting) =>
      button(() => play(waiting), launch.isOpening, isBusy || stop !== null),
    getTransferOnlyProps: () =>
      button(transferOnly, isMoving && !launch.isOpening, isBusy || !hasMoney || stop !== null),
    getTogglePasswordProps: () => ({
      ...button(togglePassword, false, false),
      "aria-pressed": isPasswordShown,
    }),
    getResetProps: () =>
      button(
        password.actions.askReset,
        password.status === "resetting" || password.status === "checking",
        account.data === undefined,
      ),
    getAppProps: (system) => {
      const href = game && stop === null ? siteOf(game[system], document.baseURI) : null;
      return href ? { ...LINK, href } : null;
    },
    getSiteLinkProps: () =>
      site === null || site.fields ? null : { ...LINK, href: site.address, onClick: launch.clear },
    getSiteFormProps: () =>
      site?.fields ? { ...LINK, method: "post", action: site.address } : null,
  };
}
