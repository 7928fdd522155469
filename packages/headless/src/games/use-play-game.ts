import type { Failure } from "@satang/core";
import { useRef } from "react";
import { openLater, type WaitingWords } from "../launcher/index.ts";
import { usePlayStop } from "../protection/use-play-stop.ts";
import { useWalletQuery } from "../wallet/use-wallet-query.ts";
import type { GameAccount } from "../wallet/wallet.rules.ts";
import { type UseGameLaunchOptions, useGameSite } from "./use-game-site.ts";

/** Options of {@link usePlayGame}. */
export type UsePlayGameOptions = UseGameLaunchOptions & {
  /** Words that the tab shows until the site is known. @default an empty page */
  readonly waitingWords?: ((game: GameAccount) => WaitingWords) | undefined;
  /**
   * Called when the game was not opened. Open its account there, which has every other way into it.
   * @param failure why its site could not be read; `null` when it has none for the web, when the browser opens no tab, and
   * when the member may not play now
   */
  readonly onNotOpened: (code: string, failure: Failure | null) => void;
};

/**
 * Opens the site of a game by its code, with the rules of {@link useGame}, and moves no money: for a button that is not on
 * the account of the game. Call the returned function in the handler of a click.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const play = usePlayGame({ onNotOpened: openAccount });
 * <button type="button" onClick={() => play("JOKER")}>Play Joker</button>
 */
export function usePlayGame({ waitingWords, onNotOpened, ...options }: UsePlayGameOptions) {
  const wallet = useWalletQuery("usePlayGame");
  const site = useGameSite("usePlayGame", options);
  const { check } = usePlayStop();
  const isOpening = useRef(false);

  const open = async (game: GameAccount) => {
    isOpening.current = true;
    const waiting = waitingWords?.(game);
    const end = await openLater(() => site.read(game), { waiting, needsTab: true });
    isOpening.current = false;
    if (end.kind !== "opened") onNotOpened(game.code, end.kind === "failed" ? end.error : null);
  };
  return (code: string): void => {
    if (isOpening.current) return;
    const game = wallet.data?.games.find((one) => one.code === code);
    if (game?.isActive && site.canPlay(game) && check() === null) void open(game);
    else onNotOpened(code, null);
  };
}
