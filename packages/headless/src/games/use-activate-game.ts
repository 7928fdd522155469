import type { Failure } from "@satang/core";
import { useMoneyOperation } from "../money/use-money-operation.ts";
import { toReported } from "../money/use-operation-end.ts";
import type { MoneyStatus } from "../money/use-operation-view.ts";
import { useWalletQuery } from "../wallet/use-wallet-query.ts";
import type { GameAccount } from "../wallet/wallet.rules.ts";
import { ACTIVATE_LOCK, activateGameOperation } from "./activate-game.operation.ts";
import type { ActivateGameView } from "./activate-game.view.ts";

/** Options of {@link useActivateGame}. */
export type UseActivateGameOptions = {
  /** Called when the account is open; the wallet is then read again. As `onDone`, it may return a promise. */
  onActivated?: ((game: GameAccount) => unknown) | undefined;
  /** Called when the account was certainly not opened. */
  onFailed?: ((error: Failure | null) => unknown) | undefined;
};

const UNDER_WAY: ReadonlySet<MoneyStatus> = new Set(["submitting", "checking"]);

/**
 * Opens the member's account at a game (journey.txt §4). A lost reply is not a failure: the wallet shows whether the
 * account is open.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const { getActivateProps } = useActivateGame();
 * <button {...getActivateProps(game)}>Open an account at {game.name}</button>
 */
export function useActivateGame({
  onActivated,
  onFailed,
}: UseActivateGameOptions = {}): ActivateGameView {
  const { data: wallet } = useWalletQuery("useActivateGame");
  const operation = useMoneyOperation(activateGameOperation, ACTIVATE_LOCK, {
    onEnd: ({ status, order, error }) => {
      if (status !== "done") return onFailed !== undefined && toReported(onFailed(error));
      // Before the wallet is read, it is reported like any other outcome.
      const game = wallet?.games.find(({ code }) => code === order.code);
      return game !== undefined && onActivated !== undefined && toReported(onActivated(game));
    },
  });
  const { order, status } = operation;
  const activating = order && UNDER_WAY.has(status) ? order.code : null;
  const activate = ({ code }: Pick<GameAccount, "code">) => operation.submit({ code });
  return {
    state: activating === null ? "idle" : "activating",
    activating,
    operation,
    actions: { activate },
    getActivateProps: (game) => ({
      type: "button",
      onClick: () => activate(game),
      "aria-busy": activating === game.code || undefined,
    }),
  };
}
