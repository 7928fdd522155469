export { BonusFlow, type BonusFlowModal, type BonusFlowProps } from "./BonusFlow.tsx";
