export type { SliceWorth, SpinPrize, Wheel, WheelSlice } from "@satang/machines/spin";
export type { PagesView } from "../pages/pages.view.ts";
export { Coupons, type CouponsClaimProps, type CouponsRootProps } from "./Coupons.tsx";
export {
  CLAIM_COUPON_LOCK,
  type ClaimCouponOrder,
  claimCouponOperation,
} from "./claim-coupon.operation.ts";
export type { AskedCoupon, CouponsView } from "./coupons.view.ts";
export { Spin, type SpinRootProps } from "./Spin.tsx";
export { SPIN_LOCK, type SpinOrder, spinOperation } from "./spin.operation.ts";
export type { Coupon, ListedCoupon } from "./spin.rules.ts";
export type { SpinButtonProps, SpinView, WheelProps } from "./spin.view.ts";
export { type UseCouponsOptions, useCoupons } from "./use-coupons.ts";
export { type UseSpinOptions, useSpin } from "./use-spin.ts";
export { type SpinOffer, useSpinOffer } from "./use-spin-offer.ts";
