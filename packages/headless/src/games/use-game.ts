import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ownOperation, useMoneyOperation } from "../money/use-money-operation.ts";
import { type OperationCallbacks, toEndListener } from "../money/use-operation-end.ts";
import { noteUse } from "../outcomes/flow-use.ts";
import { usePlayStop } from "../protection/use-play-stop.ts";
import { useSatang } from "../provider/use-satang.ts";
import { TRANSFER_LOCK } from "../transfer/transfer.operation.ts";
import { type TransferAllOrder, transferAllOperation } from "../transfer/transfer-all.operation.ts";
import { useCurrency } from "../wallet/member-currency.ts";
import { useBalanceRefresh } from "../wallet/use-balance-refresh.ts";
import { useWalletQuery } from "../wallet/use-wallet-query.ts";
import { connectGame, gameValues } from "./game.connect.ts";
import type { GameView } from "./game.view.ts";
import { gameAccountKey, gameAccountQuery } from "./game-account.query.ts";
import { type UseActivateGameOptions, useActivateGame } from "./use-activate-game.ts";
import { useGameLaunch } from "./use-game-launch.ts";
import { type UseGamePasswordOptions, useGamePassword } from "./use-game-password.ts";
import type { UseGameLaunchOptions } from "./use-game-site.ts";
import { useLastPress } from "./use-last-press.ts";

/** Options of {@link useGame}. */
export type UseGameOptions = OperationCallbacks<TransferAllOrder> &
  UseGameLaunchOptions &
  Pick<UseGamePasswordOptions, "onPasswordChangedLater"> & {
    /** Code of the game; `null` reads nothing. */
    readonly code: string | null;
    /** Whether the view is visible: credentials are read, and kept in memory, only then. @default true */
    readonly inView?: boolean | undefined;
    /** Called when the account is open; the wallet is then read again. */
    readonly onActivated?: UseActivateGameOptions["onActivated"];
    /** Called when the account was certainly not opened. */
    readonly onActivationFailed?: UseActivateGameOptions["onFailed"];
  };

/** The credentials, in memory only while the view is visible. */
function useCredentials(
  code: string | null,
  inView: boolean,
  isActive: boolean,
  { isReading, stop }: Pick<ReturnType<typeof usePlayStop>, "isReading" | "stop">,
) {
  const scope = useSatang("useGame");
  const { queryClient } = scope;
  useEffect(() => {
    if (!inView) queryClient.removeQueries({ queryKey: [gameAccountKey] });
  }, [inView, queryClient]);
  useEffect(() => {
    if (!inView && code !== null) noteUse(scope, "game", code, false);
  }, [inView, scope, code]);
  // During a break nothing that opens the game is read.
  const enabled = inView && isActive && !isReading && stop === null;
  return useQuery({ ...gameAccountQuery(scope, code ?? ""), enabled }, queryClient);
}

/** Moving the whole wallet to the game. One to another game is under the same lock: then only `isMoving` says so. */
function useTransferAll(
  code: string | null,
  inView: boolean,
  callbacks: OperationCallbacks<TransferAllOrder>,
) {
  const underLock = useMoneyOperation(transferAllOperation, TRANSFER_LOCK, {
    onEnd: toEndListener(callbacks),
    inView: ({ to }) => inView && to === code,
  });
  return {
    operation: ownOperation(underLock, transferAllOperation, code),
    isMoving: underLock.status === "submitting",
  };
}

/**
 * A game account: its credentials, a new password, moving the whole wallet to it, and its site (journey.txt §4;
 * decisions 13 to 15 and 34).
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const game = useGame({ code: "JOKER" });
 * <button {...game.getPlayProps()}>Play on web</button>
 */
export function useGame({ code, inView = true, ...options }: UseGameOptions): GameView {
  const wallet = useWalletQuery("useGame", code !== null);
  const currency = useCurrency();
  const game = wallet.data?.games.find((one) => one.code === code) ?? null;
  const play = usePlayStop();
  const { stop } = play;
  const account = useCredentials(code, inView, game?.isActive === true, play);
  const [shownFor, setShownFor] = useState<string | null>(null);
  const { activating, actions: activation } = useActivateGame({
    onActivated: options.onActivated,
    onFailed: options.onActivationFailed,
  });
  const password = useGamePassword(code, { ...options, inView });
  const launch = useGameLaunch(game, options);
  const { operation, isMoving } = useTransferAll(code, inView, options);
  const { refresh, isRefreshing } = useBalanceRefresh({});
  const lastPress = useLastPress();
  const isPasswordShown = shownFor !== null && shownFor === code;
  const facts = { wallet, currency, game, stop, account, password, launch, operation, activating };
  const view = gameValues({ ...facts, isPasswordShown, isRefreshing });
  const { state, canPlay, hasMoney, failure } = view;
  const isBusy = isMoving || launch.isBusy;

  /** A new attempt and a closed view remove the report of the last attempt. */
  const clear = (isRead: boolean) => {
    launch.clear();
    password.leave();
    if (isRead || failure) operation.close();
  };
  const press = (order: () => void) => {
    const isRepeated = failure !== null && lastPress.isRecent();
    if (state !== "ready" || isBusy || isRepeated || play.check()) return;
    clear(false);
    order();
    lastPress.note();
  };
  const actions: GameView["actions"] = {
    activate: () => {
      if (game && state === "inactive") activation.activate(game);
    },
    play: (waiting) => {
      if (canPlay) press(() => launch.open(hasMoney, waiting));
    },
    transferOnly: () => {
      if (game && hasMoney) press(() => operation.submit({ to: game.code }));
    },
    togglePassword: () => setShownFor(isPasswordShown ? null : code),
    ...password.actions,
    retry: () => {
      if (!wallet.data) void wallet.refetch();
      if (account.isError) void account.refetch();
    },
    refresh,
    close: () => {
      setShownFor(null);
      clear(state === "outcome" || operation.status === "done");
    },
  };
  return connectGame(view, actions, { isBusy, clearSite: launch.clear });
}
