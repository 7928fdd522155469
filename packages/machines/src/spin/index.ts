export { contrastOf, sliceColors } from "./slice-colors.rules.ts";
export { spinMachine } from "./spin.machine.ts";
export {
  type SpinSnapshot,
  type SpinStatus,
  selectCanSpin,
  selectCoins,
  selectPrize,
  selectSpinError,
  selectSpinStatus,
  selectTurn,
  selectWheel,
} from "./spin.selectors.ts";
export type {
  SliceWorth,
  SpinContext,
  SpinEvent,
  SpinPrize,
  Wheel,
  WheelSetup,
  WheelSlice,
  WheelTurn,
} from "./spin.types.ts";
export {
  angleAt,
  restAngle,
  sampleTurn,
  sliceAngle,
  sliceBelowPointer,
  turnToSlice,
} from "./wheel-turn.rules.ts";
