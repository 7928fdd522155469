export { PromotionFlow, type PromotionFlowProps } from "./PromotionFlow.tsx";
