export { promotionWords } from "@satang/i18n/flows/promotion";
export { PromotionFlow, type PromotionFlowProps } from "./PromotionFlow.tsx";
