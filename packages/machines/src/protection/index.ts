export {
  BREAK_BOUNDS,
  BREAK_DAYS,
  breakOfDays,
  extendBreak,
  isBreakLength,
  isOnBreak,
} from "./break.rules.ts";
export { findOwnDepositProblem, leftOf, type OwnDepositProblem } from "./own-deposit.rules.ts";
export { DEPOSIT_LIMITS, TIME_LIMITS } from "./own-limit.data.ts";
export {
  changeLimit,
  isLimitValue,
  type LimitEffect,
  LOOSER_AFTER_MS,
  limitAt,
  limitEffect,
  NO_LIMIT,
  type OwnLimit,
  type ServerNow,
  settleLimit,
} from "./own-limit.rules.ts";
export { type PlayPage, type PlayRow, pagesReachBack, rowsSince } from "./play-rows.rules.ts";
export { findPlayStop, isDayUsedUp, type PlayFacts, type PlayStop } from "./play-stop.rules.ts";
export {
  depositsSince,
  isBaselineInTime,
  type PlayBaseline,
  type PlaySums,
  readPlayBaseline,
  sumPlay,
  toPlayBaseline,
} from "./play-sums.rules.ts";
export {
  AWAY_MS,
  answerCheck,
  isCheckDue,
  isTimeUp,
  passTime,
  REALITY_CHECK_MS,
  readPlayTime,
  sessionTime,
  timeOfDay,
} from "./play-time.rules.ts";
export { protectionMachine } from "./protection.machine.ts";
export {
  type ProtectionSnapshot,
  type ProtectionStatus,
  selectBreakEnd,
  selectDepositLimit,
  selectIsPlayStopped,
  selectPlayTime,
  selectProtectionSettings,
  selectProtectionStatus,
  selectServerNow,
  selectSessionMinutes,
  selectSessionStart,
  selectSessionTime,
  selectTimeLimit,
  selectTimeOfDay,
} from "./protection.selectors.ts";
export type {
  OwnLimitName,
  PlayTime,
  ProtectionChange,
  ProtectionContext,
  ProtectionEvent,
  ProtectionInput,
  ProtectionSettings,
} from "./protection.types.ts";
export {
  applyChange,
  canChange,
  NO_PROTECTION,
  readSettings,
  settingsOf,
  showsChange,
} from "./settings.rules.ts";
