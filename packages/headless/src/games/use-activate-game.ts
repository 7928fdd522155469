import type { Failure } from "@satang/core";
import { useEffect, useRef } from "react";
import { type MoneyOperationView, useMoneyOperation } from "../money/use-money-operation.ts";
import { useWallet } from "../wallet/use-wallet.ts";
import type { GameAccount } from "../wallet/wallet.rules.ts";
import {
  ACTIVATE_LOCK,
  type ActivateGameOrder,
  activateGameOperation,
} from "./activate-game.operation.ts";

/** Options of {@link useActivateGame}. */
export interface UseActivateGameOptions {
  /** Called when the account is open; the wallet is then read again. */
  onActivated?: ((game: GameAccount) => void) | undefined;
  /** Called when the account was certainly not opened. */
  onFailed?: ((error: Failure | null) => void) | undefined;
}

/** What {@link useActivateGame} returns. */
export interface UseActivateGame {
  /** Code of the game with the account that is being opened. */
  activating: string | undefined;
  /** The last activation: being sent, its outcome, or not known yet. */
  operation: MoneyOperationView<ActivateGameOrder>;
  /** Opens a game account. Ignored while another one is being opened. */
  activate(game: GameAccount): void;
}

const UNDER_WAY: ReadonlySet<string> = new Set(["submitting", "checking"]);
const FAILED: ReadonlySet<string> = new Set(["refused", "notSent", "nothingHappened"]);

/**
 * Opens the member's account of a game (journey.txt §4). A lost reply is not a failure: the wallet
 * shows whether the account is open.
 * @throws Error outside `SatangProvider`.
 * @example
 * const { activate } = useActivateGame();
 * <button onClick={() => activate(game)}>Open an account</button>
 */
export function useActivateGame({
  onActivated,
  onFailed,
}: UseActivateGameOptions = {}): UseActivateGame {
  const operation = useMoneyOperation(activateGameOperation, ACTIVATE_LOCK);
  const { data } = useWallet();
  const { status, order, error, close } = operation;
  const latest = useRef({ onActivated, onFailed, games: data?.games });
  latest.current = { onActivated, onFailed, games: data?.games };

  useEffect(() => {
    const { games, ...listeners } = latest.current;
    if (status === "done") {
      const game = games?.find(({ code }) => code === order?.code);
      if (game) listeners.onActivated?.(game);
      close();
    }
    if (FAILED.has(status)) {
      listeners.onFailed?.(error);
      close();
    }
  }, [status, order, error, close]);

  return {
    activating: UNDER_WAY.has(status) ? order?.code : undefined,
    operation,
    activate: ({ code }) => operation.submit({ code }),
  };
}
