import { createParts, type RootProps } from "../parts/create-parts.tsx";
import { readiness } from "../parts/part-state.rules.ts";
import type { GameButtonProps } from "./game.view.ts";
import { type UseGameOptions, useGame } from "./use-game.ts";

const useFlow = (options: UseGameOptions = { code: null }) => useGame(options);

const state = (_: unknown, button: GameButtonProps) =>
  readiness(button["aria-busy"] ?? false, button["aria-disabled"] ?? false);

/** Props of `Game.Root`; everything else goes to its `div`. */
export type GameRootProps = RootProps<"div", typeof useFlow>;

/** A game account in parts without styles and texts. */
export const Game = /* @__PURE__ */ createParts("Game", useFlow, ({ root, part }) => ({
  /** Holds one game account for the parts below it. `data-state` is the state of the view. */
  Root: root("div", "game"),
  /** The button that opens the account. `data-state` is `busy`, `ready` or `disabled`. */
  Activate: part("button", "game-activate", (view) => view.getActivateProps(), { state }),
  /** The button that opens the site. `data-state` is `busy`, `ready` or `disabled`. */
  Play: part("button", "game-play", (view) => view.getPlayProps(), { state }),
  /** The button that moves the whole wallet to the game. `data-state` is `busy`, `ready` or `disabled`. */
  TransferOnly: part("button", "game-transfer-only", (view) => view.getTransferOnlyProps(), {
    state,
  }),
  /** The button that asks for a new password. `data-state` is `busy`, `ready` or `disabled`. */
  Reset: part("button", "game-reset", (view) => view.getResetProps(), { state }),
}));
