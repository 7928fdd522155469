export { Promotion, type PromotionRootProps } from "./Promotion.tsx";
export { type PromotionOrder, promotionActivateOperation } from "./promotion.operation.ts";
export type { FoundPromotion, PromotionView } from "./promotion.view.ts";
export { type UsePromotionOptions, usePromotion } from "./use-promotion.ts";
