export { contrastOf, sliceColors } from "./slice-colors.rules.ts";
export { spinMachine } from "./spin.machine.ts";
export {
  type SpinSnapshot,
  type SpinStatus,
  selectCanSpin,
  selectCoins,
  selectPrize,
  selectRestSlice,
  selectSpinError,
  selectSpinStatus,
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
} from "./spin.types.ts";
export { restAngle, sliceAngle, sliceBelowPointer } from "./wheel-angle.rules.ts";
export {
  brakeTo,
  legEnd,
  momentAt,
  turnTo,
  type WheelLeg,
  type WheelMoment,
  type WheelMotion,
  windUp,
} from "./wheel-motion.rules.ts";
