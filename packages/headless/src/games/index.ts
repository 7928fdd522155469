export {
  ACTIVATE_LOCK,
  type ActivateGameOrder,
  activateGameOperation,
} from "./activate-game.operation.ts";
export type { ActivateGameView } from "./activate-game.view.ts";
export { Game, type GameRootProps } from "./Game.tsx";
export type {
  GameButtonProps,
  GameFormProps,
  GameLinkProps,
  GameView,
} from "./game.view.ts";
export { type GameLaunch, type GameLaunches, gameLaunches } from "./game-launch.data.ts";
export type { AutoLoginRequest, ReadAutoLogin } from "./read-game-site.ts";
export { type UseActivateGameOptions, useActivateGame } from "./use-activate-game.ts";
export { type UseGameOptions, useGame } from "./use-game.ts";
export type { UseGameLaunchOptions } from "./use-game-site.ts";
export { type UsePlayGameOptions, usePlayGame } from "./use-play-game.ts";
