export { bonusWords } from "@satang/i18n/flows/bonus";
export { BonusFlow, type BonusFlowModal, type BonusFlowProps } from "./BonusFlow.tsx";
