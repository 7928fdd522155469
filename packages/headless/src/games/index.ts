export {
  ACTIVATE_LOCK,
  type ActivateGameOrder,
  activateGameOperation,
} from "./activate-game.operation.ts";
export {
  type UseActivateGame,
  type UseActivateGameOptions,
  useActivateGame,
} from "./use-activate-game.ts";
