import type { SnapshotFrom } from "xstate";
import type { gamePasswordMachine } from "./game-password.machine.ts";

/** A snapshot of the machine of a game password. */
export type GamePasswordSnapshot = SnapshotFrom<typeof gamePasswordMachine>;

/** Where a new password is. */
export type GamePasswordStatus = GamePasswordSnapshot["value"];

/** Where a new password is. */
export const selectGamePasswordStatus = ({ value }: GamePasswordSnapshot): GamePasswordStatus =>
  value;

/** Why the service refused a new password; `null` when it did not. */
export const selectGamePasswordError = ({ context }: GamePasswordSnapshot) => context.error;
