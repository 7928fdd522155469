export { gamePasswordMachine } from "./game-password.machine.ts";
export {
  type GamePasswordSnapshot,
  type GamePasswordStatus,
  selectGamePasswordError,
  selectGamePasswordStatus,
} from "./game-password.selectors.ts";
export type { GamePasswordContext, GamePasswordEvent } from "./game-password.types.ts";
