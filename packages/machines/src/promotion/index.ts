export { toPromotionCode } from "./promotion-code.rules.ts";
