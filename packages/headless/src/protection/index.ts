export type {
  LimitEffect,
  OwnDepositProblem,
  OwnLimitName,
  PlayStop,
  PlaySums,
  ProtectionChange,
  ProtectionSettings,
} from "@satang/machines/protection";
export { DEPOSIT_LIMITS, TIME_LIMITS } from "@satang/machines/protection";
export {
  Protection,
  type ProtectionBreakProps,
  type ProtectionRootProps,
} from "./Protection.tsx";
export type { OwnLimitView, ProtectionView, SavingButtonProps } from "./protection.view.ts";
export { createDeviceProtectionStore } from "./protection-store.ts";
export { useOwnDeposit } from "./use-own-deposit.ts";
export type { OwnDepositView } from "./use-own-deposit-of.ts";
export { type PlayStopView, usePlayStop } from "./use-play-stop.ts";
export { type PlaySumsView, usePlaySums } from "./use-play-sums.ts";
export { type UseProtectionOptions, useProtection } from "./use-protection.ts";
export { type ProtectionStatusView, useProtectionStatus } from "./use-protection-status.ts";
