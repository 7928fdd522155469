export { Bonus, type BonusRootProps } from "./Bonus.tsx";
export { Bonuses, type BonusesRootProps } from "./Bonuses.tsx";
export {
  BONUS_LOCK,
  type BonusClearOrder,
  type BonusOrder,
  bonusActivateOperation,
  bonusClearOperation,
} from "./bonus.operations.ts";
export type { ActiveBonus, BonusOffer, BonusTurnover } from "./bonus.rules.ts";
export type { BonusView } from "./bonus.view.ts";
export type { BonusButtonProps, BonusesView } from "./bonuses.view.ts";
export { type UseBonusOptions, useBonus } from "./use-bonus.ts";
export { type UseBonusesOptions, useBonuses } from "./use-bonuses.ts";
export { type ReceivedBonusView, useReceivedBonus } from "./use-received-bonus.ts";
