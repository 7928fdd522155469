import type { SnapshotFrom } from "xstate";
import type { spinMachine } from "./spin.machine.ts";

/** A snapshot of the spin machine. */
export type SpinSnapshot = SnapshotFrom<typeof spinMachine>;

/** Status of the wheel: `waiting` for the reply at its full speed, then `turning` to the prize. */
export type SpinStatus =
  | "loading"
  | "readFailed"
  | "idle"
  | "waiting"
  | "turning"
  | "finished"
  | "reloading";

/** Status of the wheel. */
export const selectSpinStatus = ({ value }: SpinSnapshot): SpinStatus =>
  typeof value === "object" ? value.spinning : value;

/** The wheel; `null` until it was read, and when none is active. */
export const selectWheel = ({ context }: SpinSnapshot) => context.wheel;

/** The member's coins. */
export const selectCoins = ({ context }: SpinSnapshot) => context.coins;

/** The prize of the last spin, until its message is closed; `null` without one. */
export const selectPrize = ({ context }: SpinSnapshot) => context.prize;

/** Index of the slice on which the wheel rests, or to which it turns. */
export const selectRestSlice = ({ context }: SpinSnapshot) => context.slice;

/** Why the wheel could not be read; `null` when it could. */
export const selectSpinError = ({ context }: SpinSnapshot) => context.error;

/** Whether a press on "spin" is obeyed. */
export const selectCanSpin = (snapshot: SpinSnapshot) => snapshot.can({ type: "spin.start" });
