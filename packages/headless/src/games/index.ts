export {
  ACTIVATE_LOCK,
  type ActivateGameOrder,
  activateGameOperation,
} from "./activate-game.operation.ts";
export type { ActivateGameView } from "./activate-game.view.ts";
export { type UseActivateGameOptions, useActivateGame } from "./use-activate-game.ts";
